/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  activityIcon,
  closeIcon,
  Icon,
  type IconShape,
  Image,
  imageIcon,
  ListRow,
  PictureBadge,
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
  open(): void
}

/** One line of a history, which opens the network's explorer. */
export function ActivityLine({ row, open }: ActivityLineProps): ReactElement {
  const { isCollectible, picture, mark } = row
  return (
    <ListRow
      label={row.title}
      detail={row.detail && <bdi>{row.detail}</bdi>}
      picture={
        <Image
          src={picture}
          size={3.6}
          shape={isCollectible ? 'square' : 'round'}
          fallback={isCollectible ? imageIcon : activityIcon}
          isLazy
        >
          {mark && (
            <PictureBadge>
              <Mark mark={mark} />
            </PictureBadge>
          )}
        </Image>
      }
      value={
        <bdi dir="ltr" css={(theme) => amountStyles(theme, row.isReceived)}>
          {row.amount ?? ''}
        </bdi>
      }
      valueDetail={<span css={(theme) => whenStyles(theme, row.isFailed)}>{row.when}</span>}
      data-testid="activity-row"
      data-mark={mark}
      data-hash={row.hash}
      onClick={open}
    />
  )
}

const ICONS: Readonly<Record<Exclude<RowMark, 'pending'>, IconShape>> = {
  sent: sendIcon,
  received: receiveIcon,
  swapped: swapIcon,
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
    failed: [color.bad, color['bad-soft']],
  } as const
  const [front, ground] =
    mark === 'received' || mark === 'failed' ? tones[mark] : [color.text, color['fill-3']]
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
