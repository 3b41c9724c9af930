import { AmountInput, mailIcon, OtpInput, SearchField, SendField } from '@latchkey/ui'
import { type ReactElement, useState } from 'react'

interface StatefulProps {
  readonly label: string
  readonly start: string
  readonly isInvalid?: boolean
  readonly hintId?: string
}

/** Code boxes with the state of their input. */
export function StatefulCode({ start, ...rest }: StatefulProps): ReactElement {
  const [code, setCode] = useState(start)
  return <OtpInput value={code} onCode={setCode} {...rest} />
}

/** An amount field with the state of its input. */
export function StatefulAmount({ start, ...rest }: StatefulProps): ReactElement {
  const [amount, setAmount] = useState(start)
  return <AmountInput value={amount} onAmount={setAmount} {...rest} />
}

/** A search field with the state of its input. */
export function StatefulSearch({ label, start }: StatefulProps): ReactElement {
  const [text, setText] = useState(start)
  return <SearchField label={label} clearLabel="Clear" value={text} onSearch={setText} />
}

/** An e-mail field with the state of its input. */
export function StatefulAddress({
  label,
  start,
  error,
}: StatefulProps & { readonly error?: string }): ReactElement {
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
