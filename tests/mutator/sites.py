# SPDX-License-Identifier: MIT
"""sites.py: the places of a C source that can be broken, and the source with all of them switched.

A mutant is one small change of an expression or a statement inside a function.  All mutants of a
file are compiled at once: `a < b` becomes `(ARB_BROKEN(7) ? (a <= b) : (a < b))`, and a process
runs mutant 7 when its environment says so (switch.h).  The lines of the source stay where they are."""

import dataclasses
import hashlib
import re

import tree_sitter
import tree_sitter_c

PARSER = tree_sitter.Parser(tree_sitter.Language(tree_sitter_c.language()))

# `for (ZONE_EACH(g, card1, zone))` is no C for the parser, and it would give up the function.  It reads
# a `while` of the same length; what is written is the source.
EACH = re.compile(rb"\bfor \(([A-Z_]+)[A-Z]\(")


def readable(data):
    return EACH.sub(rb"while(\1(", data)


# Operators, and what they become.  For && and || the other side is dropped instead.
SWAPPED = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "+": "-", "-": "+", "&": "|", "|": "&", "<<": ">>", ">>": "<<",
}
STEPPED = {"++": "--", "--": "++"}

# What the compiler must know while it compiles, and what only a fault of ours makes false.
CONSTANT_PARTS = {"sizeof_expression", "array_declarator", "subscript_designator", "attribute_specifier",
                  "static_assert_declaration", "enumerator", "preproc_def", "preproc_function_def", "type_descriptor",
                  "offsetof_expression", "alignof_expression", "string_literal", "char_literal"}
CALLS_LEFT_ALONE = {b"assert", b"memset", b"static_assert", b"_Static_assert", b"va_start", b"va_end", b"va_arg"}


@dataclasses.dataclass(frozen=True)
class Mutant:
    """One change.  `key` names it independently of line numbers: the function, what stands
    there, what it becomes, and which of several alike in that function it is."""
    number: int
    path: str
    line: int
    last_line: int
    function: str
    old: str
    new: str
    key: str


class Source:
    """A file with its mutants; `text()` is the file with all of them switched."""

    def __init__(self, path, data, first_number, forbidden=()):
        self.path, self.data, self.forbidden = path, data, forbidden
        self.mutants, self.function, self.returns_bool, self.seen = [], "", False, {}
        self.next = first_number
        self.switched = self.render(PARSER.parse(readable(data)).root_node)

    def text(self):
        # The header is forced in on the command line, so no line moves.
        return self.switched

    def raw(self, node):
        return self.data[node.start_byte:node.end_byte].decode()

    def add(self, node, new, old=None):
        """The number of a new mutant, or None where it cannot be compiled."""
        old = " ".join((old or self.raw(node)).split())
        new = " ".join(new.split())
        nth = self.seen[(self.function, old, new)] = self.seen.get((self.function, old, new), 0) + 1
        name = f"{self.path}:{self.function}:{old}:{new}:{nth}"
        key = hashlib.sha256(name.encode()).hexdigest()[:12]
        if key in self.forbidden:
            return None
        mutant = Mutant(self.next, self.path, node.start_point[0] + 1,
                        node.end_point[0] + 1, self.function, old, new, key)
        self.next += 1
        self.mutants.append(mutant)
        return mutant.number

    # ---- Rendering -------------------------------------------------------------------------

    def render(self, node, inside=False):
        """The text of a node, its children switched where they can be."""
        if node.type in CONSTANT_PARTS or node.is_error:
            return self.raw(node)
        if node.type == "function_definition":
            return self.render_function(node)
        if not inside:
            return self.join(node, lambda child: self.render(child, False))
        if node.type == "declaration" and any(self.raw(c) == "static" for c in node.children
                                              if c.type == "storage_class_specifier"):
            return self.raw(node)
        if node.type == "call_expression":
            name = node.child_by_field_name("function")
            if self.raw(name).encode() in CALLS_LEFT_ALONE:
                return self.raw(node)
        if node.type == "binary_expression":
            return self.binary_expression(node)
        rule = getattr(self, "on_" + node.type, None)
        text = self.sides(node)
        return rule(node, text) if rule else text

    def sides(self, node):
        """The node as it is, its parts switched."""
        return self.join(node, lambda child: self.render(child, True))

    def join(self, node, render):
        """The children's texts with what stands between them."""
        if not node.children:
            return self.raw(node)
        parts, at = [], node.start_byte
        for index, child in enumerate(node.children):
            parts.append(self.data[at:child.start_byte].decode())
            field = node.field_name_for_child(index)
            keep = (node.type == "case_statement" and field == "value") or \
                   (node.type == "assignment_expression" and field == "left" and
                    child.type == "identifier") or \
                   (node.type == "init_declarator" and field == "declarator") or \
                   (node.type == "while_statement" and field == "condition" and
                    EACH.match(self.data, node.start_byte))
            parts.append(self.raw(child) if keep else render(child))
            at = child.end_byte
        parts.append(self.data[at:node.end_byte].decode())
        return "".join(parts)

    def render_function(self, node):
        declarator = node.child_by_field_name("declarator")
        while declarator.type != "identifier":
            inner = declarator.child_by_field_name("declarator")
            if inner is None:
                return self.raw(node)
            declarator = inner
        self.function = self.raw(declarator)
        kind = node.child_by_field_name("type")
        self.returns_bool = kind is not None and self.raw(kind) == "bool" and \
            node.child_by_field_name("declarator").type == "function_declarator"
        body = node.child_by_field_name("body")
        head = self.data[node.start_byte:body.start_byte].decode()
        return head + self.render(body, True)

    def choose(self, text, changes):
        """`text`, or one of the changed texts [(number, text)]."""
        for number, changed in reversed([c for c in changes if c[0] is not None]):
            text = f"(ARB_BROKEN({number}) ? ({one_line(changed)}) : ({text}))"
        return text

    # ---- Expressions -----------------------------------------------------------------------

    def binary_expression(self, node):
        left, right = (node.child_by_field_name(f) for f in ("left", "right"))
        operator = self.raw(node.child_by_field_name("operator"))
        if operator in ("&&", "||"):
            numbers = [self.add(node, self.raw(side)) for side in (left, right)]
            macro = "ARB_AND" if operator == "&&" else "ARB_OR"
        elif operator in SWAPPED and not (operator in ("==", "!=") and is_condition(node)):
            numbers = [self.add(node, f"{self.raw(left)} {SWAPPED[operator]} {self.raw(right)}")]
            macro = "ARB_SWAP"
        else:
            return self.sides(node)
        if numbers == [None] * len(numbers):
            return self.sides(node)
        # Both sides with their own mutants, and for ARB_AND and ARB_OR the right one as it is, too.
        between = self.data[left.end_byte:right.start_byte].decode()
        sides = [self.render(side, True) for side in (left, right)]
        parts = [*("-2" if n is None else str(n) for n in numbers), f"({sides[0]})",
                 between.replace(operator, "") + f"({sides[1]})"]
        parts += [operator, SWAPPED[operator]] if macro == "ARB_SWAP" else [f"({one_line(self.raw(right))})"]
        return f"{macro}({', '.join(parts)})"

    def on_unary_expression(self, node, text):
        if self.raw(node.child_by_field_name("operator")) != "!" or is_condition(node):
            return text
        operand = self.raw(node.child_by_field_name("argument"))
        return self.choose(text, [(self.add(node, operand), f"!!({operand})")])

    def on_number_literal(self, node, text):
        # In an index or a mask another number says little, and a sum has its own mutant.
        if node.parent.type not in ("binary_expression", "assignment_expression", "return_statement",
                                    "argument_list", "conditional_expression", "init_declarator"):
            return text
        if node.parent.type == "binary_expression" and \
                self.raw(node.parent.child_by_field_name("operator")) in ("<<", ">>", "&", "|", "+", "-"):
            return text
        new = f"{text} + 1"
        return self.choose(text, [(self.add(node, new), new)])

    def on_conditional_expression(self, node, text):
        condition, then, other = (node.child_by_field_name(f)
                                  for f in ("condition", "consequence", "alternative"))
        if then is None:
            return text
        # Which side is taken: the numbers are made first, so that both texts stay as they are.
        number = self.add(node, f"{self.raw(condition)} ? {self.raw(other)} : {self.raw(then)}")
        if number is None:
            return text
        return f"(ARB_BROKEN({number}) ? ({one_line(self.raw(condition))} ? " \
               f"{one_line(self.raw(other))} : {one_line(self.raw(then))}) : ({text}))"

    def on_true(self, node, text):
        return self.flipped(node, text, "false")

    def on_false(self, node, text):
        return self.flipped(node, text, "true")

    def flipped(self, node, text, new):
        if node.parent.type not in ("return_statement", "argument_list", "assignment_expression",
                                    "init_declarator"):
            return text
        return self.choose(text, [(self.add(node, new), new)])

    # ---- Statements ------------------------------------------------------------------------

    def on_if_statement(self, node, text):
        """The condition holds always, or never."""
        condition = node.child_by_field_name("condition")
        inner = self.raw(condition)
        always = self.add(condition, "(true)", f"if {inner}")
        never = self.add(condition, "(false)", f"if {inner}")
        numbers = ", ".join("-2" if n is None else str(n) for n in (always, never))
        start = text.index("(")
        end = matching(text, start)
        return f"{text[:start]}(arb_if({numbers}, !!{text[start:end]})){text[end:]}"

    def on_expression_statement(self, node, text):
        inner = node.children[0]
        if inner.type == "call_expression":
            if self.raw(inner.child_by_field_name("function")).encode() in CALLS_LEFT_ALONE:
                return text
        elif inner.type not in ("update_expression", "assignment_expression"):
            return text
        if alone_in_if(node):
            return text  # without its statement the `if` is one that never holds
        number = self.add(node, ";")
        return text if number is None else f"{{ if (!ARB_BROKEN({number})) {{ {text} }} }}"

    def on_continue_statement(self, node, text):
        number = self.add(node, ";")
        return text if number is None else f"{{ if (!ARB_BROKEN({number})) {text} }}"

    def is_logical(self, node):
        return node.type == "binary_expression" and \
            self.raw(node.child_by_field_name("operator")) in ("&&", "||")

    def on_return_statement(self, node, text):
        values = [c for c in node.named_children if c.type != "comment"]
        if not self.returns_bool or len(values) != 1 or values[0].type in ("true", "false"):
            return text
        value = values[0]
        if self.is_logical(value):
            return text  # each side is dropped
        number = self.add(node, f"return !({self.raw(value)});")
        if number is None:
            return text
        after = text[len("return"):].rstrip(";")
        return f"return (!!({after}) != ARB_BROKEN({number}));"


def is_condition(node):
    """Whether it is a condition, or one side of && or || in one: that it holds always or never
    is a mutant already, and harder to notice than its opposite."""
    parent = node.parent
    if parent.type == "parenthesized_expression":
        return parent.parent.type == "if_statement" or is_condition(parent)
    return parent.type == "binary_expression" and \
        parent.child_by_field_name("operator").type in ("&&", "||")


def alone_in_if(node):
    """Whether it is all that an `if` without `else` does."""
    branch = node
    if node.parent.type == "compound_statement":
        branch = node.parent
        if len([c for c in branch.named_children if c.type != "comment"]) != 1:
            return False
    parent = branch.parent
    return parent.type == "if_statement" and parent.child_by_field_name("alternative") is None


def one_line(text):
    """The changed text stands on one line, so that lines stay where they are."""
    return " ".join(line for line in text.split("\n"))


def matching(text, start):
    """Behind the parenthesis that closes the one at `start`; none stands in strings here."""
    depth, at, quote = 0, start, None
    while at < len(text):
        c = text[at]
        if quote:
            if c == "\\":
                at += 1
            elif c == quote:
                quote = None
        elif c in "\"'":
            quote = c
        elif c == "(":
            depth += 1
        elif c == ")":
            depth -= 1
            if depth == 0:
                return at + 1
        at += 1
    raise ValueError("no closing parenthesis")
