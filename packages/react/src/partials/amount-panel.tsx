import { AmountInput, Hint, Panel, Stack, Text } from '@latchkey/ui'
import { type ReactElement, type ReactNode, type Ref, useId } from 'react'
import { useModalContext } from '../context/modal-context.ts'
import { decimalSign } from '../format/decimal-sign.ts'
import { exactAmount } from '../format/exact-amount.ts'

/** The field of an amount. */
interface AmountField {
  /** Its name for screen readers; the panel's label where it is left out. */
  readonly name?: string
  readonly amountText: string
  /** The fault of the entered amount. */
  readonly error: string | undefined
  /** Id of the element that says how much there is, or which limits there are. */
  readonly aboutId?: string
  readonly testId: string
  readonly errorTestId?: string
  enter(amountText: string): void
}

interface AmountPanelProps {
  readonly label: string
  /** Stands beside the label. */
  readonly beside?: ReactNode
  readonly field: AmountField
  readonly inputRef?: Ref<HTMLInputElement>
  /** The token or currency, beside the amount. */
  readonly token: ReactNode
  /** Space between the lines, in steps of the theme. */
  readonly gap?: 1 | 2
  /** The lines below the amount. */
  readonly children?: ReactNode
  readonly 'data-testid'?: string
}

/** The amount that a visitor enters, of which token, what is known of it, and why it can't be taken. */
export function AmountPanel({
  label,
  beside,
  field,
  inputRef,
  token,
  gap = 1,
  children,
  'data-testid': testId,
}: AmountPanelProps): ReactElement {
  const { text } = useModalContext()
  const hintId = useId()
  const isInvalid = field.error !== undefined
  const heading = (
    <Text as="span" variant="small">
      {label}
    </Text>
  )
  return (
    <Panel isEditable isInvalid={isInvalid} data-testid={testId}>
      <Stack gap={gap}>
        {beside === undefined ? (
          heading
        ) : (
          <Stack direction="row" gap={2} align="center" style={APART}>
            {heading}
            {beside}
          </Stack>
        )}
        <Stack direction="row" gap={3} align="center">
          <AmountInput
            ref={inputRef}
            decimalSign={decimalSign(text.locale)}
            format={(amount) => exactAmount(amount, text.locale)}
            label={field.name ?? label}
            value={field.amountText}
            isInvalid={isInvalid}
            hintId={describedBy(field.aboutId, isInvalid ? hintId : undefined)}
            data-testid={field.testId}
            onAmount={field.enter}
          />
          {token}
        </Stack>
        {children}
        {isInvalid && (
          <Hint id={hintId} isError data-testid={field.errorTestId}>
            {field.error}
          </Hint>
        )}
      </Stack>
    </Panel>
  )
}

const APART = { justifyContent: 'space-between' } as const

function describedBy(...ids: readonly (string | undefined)[]): string | undefined {
  const known = ids.filter((id) => id !== undefined)
  return known.length === 0 ? undefined : known.join(' ')
}
