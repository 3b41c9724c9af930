import { mailArt, TRUNCATED, useCss } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { ResendLine } from '../../partials/email-code/resend-line.tsx'
import type { ViewProps } from '../define-view.ts'
import { useLoginKit } from '../login-kit.ts'
import { emailVerifyDeviceModel } from './email-verify-device.model.ts'

/** The visitor opens a link that was mailed; this page goes on by itself. */
export function EmailVerifyDeviceView({ params }: ViewProps<'EmailVerifyDevice'>): ReactElement {
  const kit = useLoginKit()
  const css = useCss()
  const { Scene, Stack, Text } = kit
  const { core, snapshot, text } = kit.useModalWorld()
  const model = emailVerifyDeviceModel(snapshot, params, { actions: core.actions, text, kit })
  return (
    <Stack gap={5}>
      <Scene art={mailArt} title={text.say('device.line')}>
        <Text
          as="span"
          variant="row"
          title={model.email}
          data-testid="email-address"
          className={css({ ...TRUNCATED, maxWidth: '100%' })}
        >
          <bdi dir="ltr">{model.email}</bdi>
        </Text>
        <Text
          align="center"
          tone={model.error === undefined ? undefined : 'bad'}
          role={model.error === undefined ? undefined : 'alert'}
          data-testid="device-hint"
        >
          {model.error ?? text.say('device.hint')}
        </Text>
      </Scene>
      <ResendLine resend={model.resend} />
    </Stack>
  )
}
