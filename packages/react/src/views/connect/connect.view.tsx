import { emptyArt, Image, List, ListRow, Scene, Stack, Tag, Text, TextButton } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalWorld } from '../../binding/modal-context.ts'
import { RichText } from '../../partials/rich-text/rich-text.tsx'
import { connectModel, type LegalLine, type WalletRow } from './connect.model.ts'

/** The wallets to choose from. */
export function ConnectView(): ReactElement {
  const { core, snapshot, text } = useModalWorld()
  const { rows, legal } = connectModel(snapshot, { actions: core.actions, text })
  return (
    <Stack gap={4}>
      {rows.length > 0 ? (
        <List label={text.say('connect.list')}>
          {rows.map((row) => (
            <WalletListRow key={row.key} row={row} />
          ))}
        </List>
      ) : (
        <Scene art={emptyArt} title={text.say('connect.empty.title')} data-testid="connect-empty">
          <Text align="center">{text.say('connect.empty.text')}</Text>
        </Scene>
      )}
      {legal && <Legal legal={legal} />}
    </Stack>
  )
}

function WalletListRow({ row }: { readonly row: WalletRow }): ReactElement {
  return (
    <ListRow
      label={row.name}
      detail={row.warning}
      picture={<Image src={row.icon} />}
      tag={row.tag && <Tag hasDot={row.tag.hasDot}>{row.tag.word}</Tag>}
      data-testid={`wallet-${row.key}`}
      onClick={row.choose}
    />
  )
}

function Legal({ legal }: { readonly legal: LegalLine }): ReactElement {
  const { text } = useModalWorld()
  return (
    <Text variant="legal" align="center" data-part="legal">
      <RichText
        parts={text.parts(legal.message)}
        elements={{
          terms: (
            <TextButton tone="plain" data-testid="legal-terms" onClick={legal.openTerms}>
              {text.say('connect.terms')}
            </TextButton>
          ),
          privacy: (
            <TextButton tone="plain" data-testid="legal-privacy" onClick={legal.openPrivacy}>
              {text.say('connect.privacy')}
            </TextButton>
          ),
          site: <bdi>{legal.siteName}</bdi>,
        }}
      />
    </Text>
  )
}
