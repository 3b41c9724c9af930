import { forwardRef, type ReactElement, useRef } from 'react'
import { closeIcon } from '../../icons/icons.ts'
import { searchIcon } from '../../icons/view-icons.ts'
import { useMergedRef } from '../../root/use-merged-ref.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Input, type InputProps } from '../input/input.tsx'

/** Props of a search field; others, and the ref, go to its `<input>`. */
export interface SearchFieldProps
  extends Omit<InputProps, 'value' | 'onChange' | 'icon' | 'end' | 'type'> {
  readonly value: string
  /** Called with the text of the field; with an empty text when it is cleared. */
  readonly onSearch: (text: string) => void
  /** Name of the button that empties the field. */
  readonly clearLabel: string
}

/** A field that narrows a list, with a button that empties it. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { value, onSearch, clearLabel, ...rest },
  ref,
): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  const clear = (): void => {
    onSearch('')
    input.current?.focus()
  }
  return (
    <Input
      ref={useMergedRef(input, ref)}
      type="search"
      enterKeyHint="search"
      spellCheck={false}
      icon={searchIcon}
      value={value}
      onChange={(event) => onSearch(event.currentTarget.value)}
      end={
        value !== '' && (
          <IconButton
            icon={closeIcon}
            iconSize="s"
            label={clearLabel}
            data-clears
            onClick={clear}
          />
        )
      }
      {...rest}
    />
  )
})
