import {
  Image,
  List,
  PlainRow,
  qrIcon,
  RowPlace,
  Scene,
  Stack,
  Tag,
  Text,
  TextButton,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalWorld } from '../../binding/modal-context.ts'
import { RichText } from '../../partials/rich-text/rich-text.tsx'
import { connectModel, type WalletRow } from './connect.model.ts'

/** The wallets to choose from. */
export function ConnectView(): ReactElement {
  const { core, snapshot, text, consent, legal, logins, later } = useModalWorld()
  const model = connectModel(snapshot, { ...core, text })
  const { rows, guide, mustAgree } = model
  const isBlocked = mustAgree && !consent.isGiven
  const list =
    rows.length > 0 ? (
      <List
        label={text.say('connect.list')}
        aria-busy={rows.some(({ place }) => place === 'awaited')}
      >
        {rows.map((row) => (
          <WalletListRow key={row.key} row={row} isBlocked={isBlocked} />
        ))}
      </List>
    ) : (
      <Scene
        // Its place is kept until it can be drawn.
        art={later?.emptyArt ?? []}
        title={text.say('connect.empty.title')}
        data-testid="connect-empty"
      >
        <Text align="center">{text.say('connect.empty.text')}</Text>
      </Scene>
    )
  return (
    <Stack gap={4}>
      {legal && mustAgree && <legal.Agreement />}
      {logins ? <logins.Methods isBlocked={isBlocked}>{list}</logins.Methods> : list}
      <Stack gap={1}>
        {guide && <Guide onGuide={guide} />}
        {legal && !mustAgree && <legal.LegalNote />}
      </Stack>
    </Stack>
  )
}

function Guide({ onGuide }: { onGuide(): void }): ReactElement {
  const { text } = useModalWorld()
  const link = (
    <TextButton data-testid="connect-guide" onClick={onGuide}>
      {text.say('connect.guide.link')}
    </TextButton>
  )
  return (
    <Text variant="small" align="center">
      <RichText parts={text.parts('connect.guide')} elements={{ link }} />
    </Text>
  )
}

interface WalletListRowProps {
  readonly row: WalletRow
  /** Wallets wait until the visitor agreed. */
  readonly isBlocked: boolean
}

function WalletListRow({ row, isBlocked }: WalletListRowProps): ReactElement {
  const { text, later } = useModalWorld()
  const dressed = later?.dress(row)
  if (row.place) return dressed?.place ?? <RowPlace>{dressed?.inside}</RowPlace>
  const ownIcon = row.kind === 'walletConnect' ? qrIcon : undefined
  return (
    <PlainRow
      label={row.name}
      detail={row.warning}
      picture={dressed?.picture ?? <Image src={row.icon} fallback={ownIcon} />}
      end={
        !isBlocked &&
        (dressed?.end ?? (row.tag && <Tag hasDot={row.tag.hasDot}>{row.tag.word}</Tag>))
      }
      disabledReason={isBlocked ? text.say('connect.agreeFirst') : undefined}
      tabIndex={isBlocked ? -1 : undefined}
      data-testid={row.testId}
      onClick={row.choose}
    />
  )
}
