/** @jsxImportSource @emotion/react */
import { mailIllustration, Scene, Stack, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enEmailLogins } from '../../messages/en/email-logins.ts'
import { EmailAddress } from '../../partials/email-address.tsx'
import { ResendLine } from '../email-code/resend-line.tsx'
import type { ViewDefinition, ViewProps } from '../view-definition.ts'
import { emailVerifyDeviceModel } from './email-verify-device.model.ts'

/** A browser without a login before. */
export const view: ViewDefinition<'EmailVerifyDevice'> = {
  english: enEmailLogins,
  View: EmailVerifyDeviceView,
  title: (_params, { text }) => text.get('device.title'),
}

/** The visitor opens a link that was mailed; this page continues on its own. */
function EmailVerifyDeviceView({ params }: ViewProps<'EmailVerifyDevice'>): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ auth }) => ({ auth }))
  const model = emailVerifyDeviceModel(snapshot, params, { actions: core.actions, text })
  return (
    <Stack gap={5}>
      <Scene illustration={mailIllustration} title={text.get('device.line')}>
        <Text
          as="span"
          variant="row"
          data-testid="email-address"
          css={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
        >
          <EmailAddress email={model.email} />
        </Text>
        <Text
          align="center"
          tone={model.error === undefined ? undefined : 'bad'}
          role={model.error === undefined ? undefined : 'alert'}
          data-testid="device-hint"
        >
          {model.error ?? text.get('device.hint')}
        </Text>
      </Scene>
      <ResendLine resend={model.resend} />
    </Stack>
  )
}
