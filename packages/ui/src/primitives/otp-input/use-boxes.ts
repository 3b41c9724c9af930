import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react'
import { type BoxesState, boxAfterKey, boxAt } from './read-code.ts'

/** From the first marked box to before the last. */
type Span = readonly [number, number]

/** Which boxes are marked, and what the input does to move the mark. */
interface Boxes {
  /** Nothing while the input is left alone. */
  readonly marked: Span | undefined
  readonly handlers: {
    readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
    readonly onClick: (event: MouseEvent<HTMLInputElement>) => void
    readonly onBlur: () => void
  }
}

/**
 * Syncs the one real input with the boxes drawn under it: the digit of a box is selected, so that
 * typing replaces it. React's `onSelect` does not fire in a shadow root, so the
 * selection is read wherever it can have moved.
 */
export function useBoxes(
  inputRef: RefObject<HTMLInputElement | null>,
  { code, length, isInvalid }: BoxesState & { readonly isInvalid: boolean },
): Boxes {
  const [marked, setMarked] = useState<Span>()

  useLayoutEffect(() => {
    const field = inputRef.current
    if (field?.matches(':focus') !== true) return
    // A wrong code stays; the next digit typed replaces all of it.
    if (isInvalid && code.length === length) field.select()
    setMarked(settle(field, { code, length }))
  }, [code, length, isInvalid, inputRef])

  return {
    marked,
    handlers: {
      onFocus: (event) => setMarked(settle(event.currentTarget, { code, length })),
      onKeyDown(event) {
        if (event.shiftKey || event.metaKey || event.ctrlKey || event.altKey) return
        const next = boxAfterKey(event.key, marked?.[0] ?? 0, { code, length })
        if (next === undefined) return
        event.preventDefault()
        setMarked(markBox(event.currentTarget, next))
      },
      onClick(event) {
        // A click by keyboard or screen reader has no place.
        if (event.detail === 0) return
        const { left, width } = event.currentTarget.getBoundingClientRect()
        const box = Math.floor(((event.clientX - left) / width) * length)
        setMarked(markBox(event.currentTarget, boxAt(box, { code, length })))
      },
      onBlur: () => setMarked(undefined),
    },
  }
}

/** Reads the selection; a caret before a figure selects that figure. */
function settle(field: HTMLInputElement, state: BoxesState): Span {
  const start = field.selectionStart ?? 0
  const end = field.selectionEnd ?? 0
  return end - start > 1 ? [start, end] : markBox(field, boxAt(start, state))
}

function markBox(field: HTMLInputElement, box: number): Span {
  field.setSelectionRange(box, Math.min(box + 1, field.value.length))
  return [box, box + 1]
}
