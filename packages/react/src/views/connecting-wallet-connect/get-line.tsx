import { Text, TextButton } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { RichText } from '../../partials/rich-text/rich-text.tsx'
import type { GetRow } from './pairing-scene.ts'

/** For visitors without the wallet. */
export function GetLine({ get }: { readonly get: GetRow }): ReactElement {
  const { text } = useModalContext()
  const link = (
    <TextButton data-testid="pairing-get" onClick={get.run}>
      {text.get('pairing.get.link')}
    </TextButton>
  )
  return (
    <Text as="span" variant="small" align="center">
      <RichText
        parts={text.parts('pairing.get')}
        elements={{ wallet: <bdi>{get.walletName}</bdi>, link }}
      />
    </Text>
  )
}
