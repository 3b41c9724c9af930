import { Image, QrCode, Stack, Text, TextButton, walletIcon } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { CopyLinkButton } from '../../partials/copy-link-button.tsx'
import { blockedProps } from '../../partials/legal/blocked.ts'
import { RichText } from '../../partials/rich-text/rich-text.tsx'
import { GetLine } from './get-line.tsx'
import type { CodeScene } from './pairing-scene.ts'

/** A code to scan, and how to get its address to a wallet that can't see it. */
export function CodeView({ scene }: { readonly scene: CodeScene }): ReactElement {
  const { text } = useModalContext()
  const { uri, label, picture, line, copy, isBlocked, get, help } = scene
  return (
    <Stack gap={3} align="center">
      <QrCode
        text={uri}
        label={label}
        picture={picture && <Image {...picture} size={5.6} fallback={walletIcon} />}
        data-testid="pairing-code"
      />
      <Text align="center" data-testid="pairing-line">
        {line}
      </Text>
      <CopyLinkButton
        copy={copy}
        announcement={text.get('pairing.copied')}
        isBusy={copy === undefined && !isBlocked}
        {...blockedProps(isBlocked, text)}
        data-testid="pairing-copy"
      >
        {text.get('pairing.copy')}
      </CopyLinkButton>
      {get && <GetLine get={get} />}
      {help && (
        <Text variant="small" align="center">
          <RichText
            parts={text.parts('pairing.help')}
            elements={{
              link: (
                <TextButton data-testid="pairing-help" onClick={help}>
                  {text.get('pairing.help.link')}
                </TextButton>
              ),
            }}
          />
        </Text>
      )}
    </Stack>
  )
}
