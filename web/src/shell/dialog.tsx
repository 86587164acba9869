// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Close } from './icons'

interface DialogProps {
  title: string
  onClose: () => void
  children: ComponentChildren
}

/** A window above the page. Escape, its button and a click beside it close it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const opener = useRef(document.activeElement) // what comes meanwhile may take the focus
  useLayoutEffect(() => {
    const dialog = ref.current!
    dialog.showModal()
    return () => {
      dialog.close()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <div class="dialog-head">
        <h2>{title}</h2>
        <button type="button" class="icon-button" aria-label="Close" onClick={onClose}>
          <Close />
        </button>
      </div>
      {children}
    </dialog>
  )
}
