/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { Text, TextButton } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import type { Resend } from './resend.model.ts'

/** For who got no mail. */
export function ResendLine({ resend }: { readonly resend: Resend }): ReactElement {
  const { text } = useModalContext()
  return (
    <div css={lineStyles}>
      <Text as="span" variant="small">
        {text.get('otp.resend')}
      </Text>
      {resend.wait === undefined ? (
        <TextButton data-testid="otp-resend" onClick={resend.run}>
          {resend.label}
        </TextButton>
      ) : (
        <Text as="span" variant="small" isNumeric data-testid="otp-wait">
          {resend.wait}
        </Text>
      )}
    </div>
  )
}

/** As high as the button in it, so that nothing moves when it comes. */
function lineStyles({ space, u }: Theme): CSSObject {
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `0 ${space[2]}`,
    minHeight: u(2.4),
  }
}
