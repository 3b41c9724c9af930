import { Glyph, QrCode, Stack, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enSocialLogins } from '../../messages/en/social-logins.ts'
import { CopyLinkButton } from '../../partials/copy-link-button.tsx'
import { SOCIALS } from '../../partials/logins/socials.ts'
import { LoginLatch } from '../connecting-social/login-latch.tsx'
import { useSlow } from '../connecting-social/use-slow.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { connectingFarcasterModel, type FarcasterCode } from './connecting-farcaster.model.ts'

/** Logging in with Farcaster: by a code, or by its app on a phone. */
export const view: ViewDefinition<'ConnectingFarcaster'> = {
  english: enSocialLogins,
  View: ConnectingFarcasterView,
  title: (_params, { text }) => text.get('farcaster.title'),
}

/** Logging in with Farcaster. */
function ConnectingFarcasterView(): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ auth, options, router, device }) => ({
    auth,
    options,
    router,
    device,
  }))
  const model = connectingFarcasterModel({ snapshot, actions: core.actions, text })
  if (model.kind === 'code') return <Code code={model} />
  const { kind: _, ...scene } = model
  return <LoginLatch scene={scene} provider="farcaster" />
}

function Code({ code }: { readonly code: FarcasterCode }): ReactElement {
  const { text } = useModalContext()
  const { url, copy, note } = code
  const { isSlow, anchor } = useSlow(url === undefined)
  return (
    <Stack gap={3} align="center">
      <QrCode
        text={url}
        label={text.get('farcaster.scan.label')}
        picture={<Glyph icon={SOCIALS.farcaster.icon} size={5.6} />}
        data-testid="farcaster-code"
      />
      <Text align="center" role="status">
        <span ref={anchor}>{text.get(isSlow ? 'login.slow' : 'farcaster.scan')}</span>
      </Text>
      <CopyLinkButton
        copy={copy}
        announcement={text.get('farcaster.copied')}
        isBusy={copy === undefined}
        data-testid="farcaster-copy"
      >
        {text.get('farcaster.copy')}
      </CopyLinkButton>
      {note && (
        <Text variant="small" align="center" data-testid="login-note">
          {note}
        </Text>
      )}
    </Stack>
  )
}
