import type { ReactElement } from 'react'
import { LoginLatch } from '../connecting-social/login-latch.tsx'
import { useLoginKit } from '../login-kit.ts'
import { connectingFarcasterModel, type FarcasterCode } from './connecting-farcaster.model.ts'

/** Logging in with Farcaster. */
export function ConnectingFarcasterView(): ReactElement {
  const kit = useLoginKit()
  const { core, snapshot, text } = kit.useModalWorld()
  const model = connectingFarcasterModel({ snapshot, actions: core.actions, text, kit })
  if (model.kind === 'code') return <Code code={model} />
  const { kind: _, ...scene } = model
  return <LoginLatch scene={scene} provider="farcaster" />
}

function Code({ code }: { readonly code: FarcasterCode }): ReactElement {
  const { Button, Glyph, QrCode, SOCIALS, Stack, Text, icons, useModalWorld } = useLoginKit()
  const { text } = useModalWorld()
  const { url, copy, note } = code
  return (
    <Stack gap={3} align="center">
      <QrCode
        text={url}
        label={text.say('farcaster.scan.label')}
        picture={<Glyph icon={SOCIALS.farcaster.icon} size={5.6} />}
        data-testid="farcaster-code"
      />
      <Text align="center" role="status">
        {text.say('farcaster.scan')}
      </Text>
      <Button
        size="s"
        icon={icons.copy}
        isBusy={copy === undefined}
        data-testid="farcaster-copy"
        onClick={copy}
      >
        {text.say('farcaster.copy')}
      </Button>
      {note && (
        <Text variant="small" align="center" data-testid="login-note">
          {note}
        </Text>
      )}
    </Stack>
  )
}
