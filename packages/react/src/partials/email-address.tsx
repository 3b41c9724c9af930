import { copyPlain, VisuallyHidden } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { shortEmail } from '../format/email.ts'

/** An e-mail address on one line: read out, copied, and shown to a resting pointer as a whole. */
export function EmailAddress({ email }: { readonly email: string }): ReactElement {
  const short = shortEmail(email)
  if (short === email) return <bdi dir="ltr">{email}</bdi>
  return (
    <>
      <bdi dir="ltr" aria-hidden="true" title={email} onCopy={copyPlain(email)}>
        {short}
      </bdi>
      <VisuallyHidden>{email}</VisuallyHidden>
    </>
  )
}
