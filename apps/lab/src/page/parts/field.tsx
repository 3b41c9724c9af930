import { type ReactElement, type ReactNode, useId } from 'react'

interface FieldProps {
  readonly label: string
  readonly help?: string
  /** Draws the control, which takes these two. */
  readonly children: (control: {
    readonly id: string
    readonly 'aria-describedby': string | undefined
  }) => ReactNode
  /** The control is beside the label instead of below it. */
  readonly isInline?: boolean
}

/** A label, what it means, and a control. */
export function Field({ label, help, children, isInline = false }: FieldProps): ReactElement {
  const id = useId()
  const helpId = `${id}-help`
  return (
    <div className={isInline ? 'field inline' : 'field'}>
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {help !== undefined && <small id={helpId}>{help}</small>}
      </div>
      {children({ id, 'aria-describedby': help === undefined ? undefined : helpId })}
    </div>
  )
}
