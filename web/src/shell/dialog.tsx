// SPDX-License-Identifier: MIT
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Close } from './icons'

interface DialogProps {
  title: string
  onClose: () => void
  children: ComponentChildren
}

/** A window above the page. Escape, its button and a click beside it close it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current!
    const before = document.activeElement
    dialog.showModal()
    return () => {
      dialog.close()
      if (before instanceof HTMLElement) before.focus()
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
