import { AmountInput, mailIcon, OtpInput, SearchField, SendField } from '@latchkey/ui'
import { type ReactElement, useState } from 'react'

interface HeldProps {
  readonly label: string
  readonly start: string
  readonly isInvalid?: boolean
  readonly hintId?: string
}

/** Code boxes that keep what is typed. */
export function HeldCode({ start, ...rest }: HeldProps): ReactElement {
  const [code, setCode] = useState(start)
  return <OtpInput value={code} onCode={setCode} {...rest} />
}

/** An amount that keeps what is typed. */
export function HeldAmount({ start, ...rest }: HeldProps): ReactElement {
  const [amount, setAmount] = useState(start)
  return <AmountInput value={amount} onAmount={setAmount} {...rest} />
}

/** A search that keeps what is typed. */
export function HeldSearch({ label, start }: HeldProps): ReactElement {
  const [text, setText] = useState(start)
  return <SearchField label={label} clearLabel="Clear" value={text} onSearch={setText} />
}

/** An e-mail address that keeps what is typed. */
export function HeldAddress({
  label,
  start,
  error,
}: HeldProps & { readonly error?: string }): ReactElement {
  const [text, setText] = useState(start)
  return (
    <SendField
      label={label}
      sendLabel="Continue"
      icon={mailIcon}
      error={error}
      value={text}
      onText={setText}
      onSend={() => {}}
    />
  )
}
