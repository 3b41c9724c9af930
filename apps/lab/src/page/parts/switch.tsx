import type { ReactElement } from 'react'

interface SwitchProps {
  readonly id: string
  readonly 'aria-describedby'?: string | undefined
  readonly 'data-testid'?: string
  readonly isOn: boolean
  readonly onToggle: (isOn: boolean) => void
}

/** On or off. */
export function Switch({ isOn, onToggle, ...rest }: SwitchProps): ReactElement {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      className="switch"
      checked={isOn}
      aria-checked={isOn}
      onChange={(event) => onToggle(event.target.checked)}
    />
  )
}
