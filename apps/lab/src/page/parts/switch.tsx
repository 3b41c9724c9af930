import type { ReactElement } from 'react'

interface SwitchProps {
  readonly id: string
  readonly 'aria-describedby'?: string | undefined
  readonly 'data-testid'?: string
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
}

/** On or off. */
export function Switch({ isOn, onTurn, ...rest }: SwitchProps): ReactElement {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      className="switch"
      checked={isOn}
      aria-checked={isOn}
      onChange={(event) => onTurn(event.target.checked)}
    />
  )
}
