import {
  chevronEndIcon,
  Icon,
  Image,
  ListRow,
  PlainRow,
  qrIcon,
  RowPlace,
  Skeleton,
  Spinner,
  Tag,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { roundedCount } from '../../format/rounded-count.ts'
import { blockedProps } from '../../partials/legal/blocked.ts'
import { usePairingAhead } from '../../partials/use-pairing-ahead.ts'
import type { WalletRow } from './connect.model.ts'

/** Props of `WalletListRow`. */
export interface WalletListRowProps {
  readonly row: WalletRow
  /** It can't be chosen until the visitor agreed to the site's terms. */
  readonly isBlocked: boolean
}

/** One row of the list: a wallet, the way to others, or the place of wallets that are being loaded. */
export function WalletListRow({ row, isBlocked }: WalletListRowProps): ReactElement {
  const { text } = useModalContext()
  const rest = usePairingAhead(row.kind === 'walletConnect' || LINKED.has(row.kind))
  if (row.place === 'failed') return <FailedRows span={row.span} />
  if (row.place) return <RowPlace>{row.place === 'awaited' && <LoadingRow />}</RowPlace>
  return (
    <PlainRow
      isItem
      label={row.name}
      detail={row.warning}
      picture={<Picture row={row} />}
      end={<End row={row} />}
      {...blockedProps(isBlocked, text)}
      data-testid={row.testId}
      onClick={row.choose}
      {...rest}
    />
  )
}

interface RowProps {
  readonly row: WalletRow
}

function Picture({ row: { kind, icon, pictures = [] } }: RowProps): ReactElement {
  if (kind === 'allWallets' && pictures.length > 0) return <FourPictures pictures={pictures} />
  return <Image src={icon} fallback={kind === 'walletConnect' ? qrIcon : undefined} />
}

/** Wallets that are opened by a link. */
const LINKED: ReadonlySet<WalletRow['kind']> = new Set<WalletRow['kind']>([
  'recent',
  'featured',
  'custom',
  'recommended',
])

/**
 * Draws the end of a row: the number of wallets, a tag, or a spinner while the link is prepared that a
 * press on the row opens. Source: docs/views.md, section 2.
 */
function End({ row: { kind, tag, count } }: RowProps): ReactElement | null {
  const isPreparing = useSnapshot(
    ({ pairing, device }) => device.isTelegram && pairing.current.step === 'preparing',
  )
  if (kind === 'allWallets') return <Count count={count} />
  if (LINKED.has(kind) && isPreparing) return <Spinner />
  return tag ? <Tag hasDot={tag.hasDot}>{tag.word}</Tag> : null
}

function LoadingRow(): ReactElement {
  return (
    <>
      <Skeleton width={3.2} height={3.2} shape="square" />
      <Skeleton width={9} />
    </>
  )
}

/** In place of wallets that could not be loaded: says so, and loads them again. */
function FailedRows({ span = 1 }: Pick<WalletRow, 'span'>): ReactElement {
  const { core, text } = useModalContext()
  return (
    <ListRow
      isItem
      label={text.get('connect.unlisted')}
      picture={<Image />}
      tag={text.get('retry')}
      // As high as the rows that it stands for, so that what is below does not move.
      style={{ minHeight: `calc(var(--lk-base) * ${5.6 * span})` }}
      data-testid="connect-retry"
      onClick={() => core.actions.listing.retry()}
    />
  )
}

/** How many wallets there are, where that is known; a list of them follows. */
function Count({ count }: Pick<WalletRow, 'count'>): ReactElement {
  const { locale } = useModalContext().text
  return (
    <Tag>
      {count !== undefined && count > 0 && <bdi dir="ltr">{roundedCount(count, locale)}</bdi>}
      <Icon shape={chevronEndIcon} size="s" />
    </Tag>
  )
}

/** The pictures of four wallets in the place of one. */
function FourPictures({ pictures }: { readonly pictures: readonly string[] }): ReactElement {
  return (
    <span style={FOUR}>
      {[0, 1, 2, 3].map((place) => (
        <Image key={place} src={pictures[place]} size={1.5} />
      ))}
    </span>
  )
}

const FOUR = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'calc(var(--lk-base)*.2)' }
