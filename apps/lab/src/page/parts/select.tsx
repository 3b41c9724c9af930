import type { ComponentProps, ReactElement } from 'react'

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  readonly value: string
  readonly choices: readonly (string | { readonly value: string; readonly label: string })[]
  readonly onChoose: (value: string) => void
}

/** A native list of choices. An unknown one is shown, too. */
export function Select({ value, choices, onChoose, ...rest }: SelectProps): ReactElement {
  const options = choices.map((choice) =>
    typeof choice === 'string' ? { value: choice, label: choice } : choice,
  )
  const isKnown = options.some((option) => option.value === value)
  const shown = isKnown ? options : [...options, { value, label: `${value} (?)` }]
  return (
    <select {...rest} value={value} onChange={(event) => onChoose(event.target.value)}>
      {shown.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
