import type { ComponentProps, KeyboardEvent, ReactElement } from 'react'

interface TextInputProps extends Omit<ComponentProps<'input'>, 'defaultValue' | 'value'> {
  readonly value: string
  readonly onCommit: (value: string) => void
}

/** Text that counts once it is finished: on Enter, or when the field is left. */
export function TextInput({ value, onCommit, ...rest }: TextInputProps): ReactElement {
  const commit = (text: string) => {
    if (text !== value) onCommit(text)
  }
  return (
    <input
      {...rest}
      type="text"
      spellCheck={false}
      autoComplete="off"
      key={value}
      defaultValue={value}
      onBlur={(event) => commit(event.target.value)}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') commit(event.currentTarget.value)
      }}
    />
  )
}
