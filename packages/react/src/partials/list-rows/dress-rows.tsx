import type { ReactElement } from 'react'
import type { RowDresser } from '../../binding/modal-context.ts'
import type { LIST_KIT } from '../../views/list-kit.ts'
import type { PAIRING_KIT } from '../../views/pairing-kit.ts'
import { roundedCount } from './rounded-count.ts'

/** What other views are drawn with, too. */
type Kit = Pick<typeof PAIRING_KIT, 'Image' | 'ListRow' | 'Skeleton' | 'icons'> &
  Pick<typeof LIST_KIT, 'Icon' | 'Spinner' | 'Tag' | 'useModalWorld'>

/** Makes what draws more of the rows, once the wallet listing tells of them. */
export function dressRows(kit: Kit): RowDresser {
  return ({ kind, place, span, count, tag, pictures = [] }) => {
    if (place === 'awaited') return { inside: <Awaited {...kit} /> }
    if (place === 'failed') return { place: <Failed {...{ kit, span }} /> }
    if (LINKED.has(kind)) return { end: <Prepared {...{ kit, tag }} /> }
    if (kind !== 'allWallets') return {}
    return {
      end: <Count {...{ kit, count }} />,
      ...(pictures.length > 0 && { picture: <Pictures {...{ kit, pictures }} /> }),
    }
  }
}

type Row = Parameters<RowDresser>[0]

/** What stands in the place of a row that is awaited. */
function Awaited({ Skeleton }: Kit): ReactElement {
  return (
    <>
      <Skeleton width={3.2} height={3.2} shape="square" />
      <Skeleton width={9} />
    </>
  )
}

interface FailedProps extends Pick<Row, 'span'> {
  readonly kit: Kit
}

/** Says that there are no rows to be had, and asks again. */
function Failed({ span = 1, kit }: FailedProps): ReactElement {
  const { Image, ListRow, useModalWorld } = kit
  const { core, text } = useModalWorld()
  return (
    <ListRow
      label={text.say('connect.unlisted')}
      picture={<Image />}
      tag={text.say('retry')}
      // As high as the rows that it stands for, so that what is below stays.
      style={{ minHeight: `calc(var(--lk-base) * ${5.6 * span})` }}
      data-testid="connect-retry"
      onClick={() => core.actions.listing.retry()}
    />
  )
}

/** Wallets that a link opens. */
const LINKED: ReadonlySet<Row['kind']> = new Set<Row['kind']>([
  ...(['recent', 'featured', 'custom', 'recommended'] as const),
])

interface PreparedProps extends Pick<Row, 'tag'> {
  readonly kit: Kit
}

/** Where the address comes with the list, the row says that it is on its way. */
function Prepared({ tag, kit }: PreparedProps): ReactElement | undefined {
  const { Spinner, Tag, useModalWorld } = kit
  const { snapshot } = useModalWorld()
  if (snapshot.pairing.current.step === 'preparing') return <Spinner />
  return tag && <Tag hasDot={tag.hasDot}>{tag.word}</Tag>
}

interface CountProps extends Pick<Row, 'count'> {
  readonly kit: Kit
}

/** How many wallets there are, where that is known, and that a list of them follows. */
function Count({ count, kit }: CountProps): ReactElement {
  const { Icon, Tag, icons, useModalWorld } = kit
  const { locale } = useModalWorld().text
  return (
    <Tag>
      {count !== undefined && <bdi dir="ltr">{roundedCount(count, locale)}</bdi>}
      <Icon shape={icons.chevron} size="s" />
    </Tag>
  )
}

interface PicturesProps {
  readonly pictures: readonly string[]
  readonly kit: Kit
}

/** What some of the wallets look like: four of them, in the place of one. */
function Pictures({ pictures, kit: { Image } }: PicturesProps): ReactElement {
  return (
    <span style={FOUR}>
      {[0, 1, 2, 3].map((place) => (
        <Image key={place} src={pictures[place]} size={1.5} />
      ))}
    </span>
  )
}

const FOUR = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'calc(var(--lk-base)*.2)' }
