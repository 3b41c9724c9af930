/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  activityIcon,
  closeIcon,
  Icon,
  type IconShape,
  Image,
  InfoRow,
  imageIcon,
  ListRow,
  PictureBadge,
  plusIcon,
  receiveIcon,
  Spinner,
  sendIcon,
  swapIcon,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { ActivityRow, RowMark } from './activity.model.ts'

/** Props of `ActivityLine`. */
interface ActivityLineProps {
  readonly row: ActivityRow
  /** Opens the network's explorer; undefined where there is nothing to open. */
  readonly open: (() => void) | undefined
  /** It is in a list that is only read. */
  readonly isItem: boolean
}

/** One line of a history. It is a button only where there is something to open. */
export function ActivityLine({ row, open, isItem }: ActivityLineProps): ReactElement {
  const parts = {
    label: row.title,
    detail: row.detail && <bdi>{row.detail}</bdi>,
    picture: <RowPicture row={row} />,
    value: (
      <bdi dir="ltr" css={(theme) => amountStyles(theme, row.isReceived)}>
        {row.amount ?? ''}
      </bdi>
    ),
    valueDetail: <span css={(theme) => whenStyles(theme, row.isFailed)}>{row.when}</span>,
    'data-mark': row.mark,
    'data-hash': row.hash,
  }
  if (open === undefined) {
    const role = isItem ? 'listitem' : undefined
    return <InfoRow {...parts} role={role} data-testid="activity-row" />
  }
  return <ListRow {...parts} data-testid="activity-row" onClick={open} />
}

function RowPicture({ row }: Pick<ActivityLineProps, 'row'>): ReactElement {
  const { isCollectible, pictures, mark } = row
  const [first, second] = pictures
  const badge = mark && (
    <PictureBadge>
      <Mark mark={mark} />
    </PictureBadge>
  )
  if (pictures.length === 2) {
    const shared = { size: 3.6, shape: 'round', fallback: activityIcon, isLazy: true } as const
    return (
      <span css={halvesStyles}>
        <Image {...shared} src={first} />
        <Image {...shared} src={second} />
        {badge}
      </span>
    )
  }
  return (
    <Image
      src={first}
      size={3.6}
      shape={isCollectible ? 'square' : 'round'}
      fallback={isCollectible ? imageIcon : activityIcon}
      isLazy
    >
      {badge}
    </Image>
  )
}

/** Two pictures in the place of one: the half of each. */
function halvesStyles(): CSSObject {
  return {
    position: 'relative',
    display: 'grid',
    '& > [data-part=image]': { gridArea: '1/1' },
    '& > :nth-of-type(1)': { clipPath: 'inset(0 calc(50% + 1px) 0 0)' },
    '& > :nth-of-type(2)': { clipPath: 'inset(0 0 0 calc(50% + 1px))' },
    '[dir=rtl] & > :nth-of-type(1)': { clipPath: 'inset(0 0 0 calc(50% + 1px))' },
    '[dir=rtl] & > :nth-of-type(2)': { clipPath: 'inset(0 calc(50% + 1px) 0 0)' },
  }
}

const ICONS: Readonly<Record<Exclude<RowMark, 'pending'>, IconShape>> = {
  sent: sendIcon,
  received: receiveIcon,
  swapped: swapIcon,
  bought: plusIcon,
  failed: closeIcon,
}

/** Decoration: the row's words say the same. */
function Mark({ mark }: { readonly mark: RowMark }): ReactElement {
  return (
    <span css={(theme) => markStyles(theme, mark)}>
      {mark === 'pending' ? (
        <Spinner size="s" css={inMarkStyles} />
      ) : (
        <Icon shape={ICONS[mark]} size="s" css={inMarkStyles} />
      )}
    </span>
  )
}

function markStyles({ color, radius, u }: Theme, mark: RowMark): CSSObject {
  const tones = {
    received: [color.good, color['good-soft']],
    bought: [color.good, color['good-soft']],
    failed: [color.bad, color['bad-soft']],
  } as const
  const [front, ground] =
    mark === 'received' || mark === 'bought' || mark === 'failed'
      ? tones[mark]
      : [color.text, color['fill-3']]
  return {
    display: 'grid',
    placeItems: 'center',
    width: u(1.6),
    height: u(1.6),
    borderRadius: radius.full,
    color: front,
    backgroundColor: ground,
  }
}

function inMarkStyles({ u }: Theme): CSSObject {
  return { width: u(1.1), height: u(1.1) }
}

function amountStyles({ color }: Theme, isReceived: boolean): CSSObject {
  return { display: 'block', ...(isReceived && { color: color.good }) }
}

function whenStyles({ color }: Theme, isFailed: boolean): CSSObject {
  return isFailed ? { color: color.bad } : {}
}
