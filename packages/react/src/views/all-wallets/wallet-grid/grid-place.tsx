/** @jsxImportSource @emotion/react */
import type { PairableWallet } from '@latchkey/core'
import { Image, PlainCell, Skeleton, walletIcon } from '@latchkey/ui'
import { memo, type ReactElement, type ReactNode } from 'react'
import { useModalContext } from '../../../context/modal-context.ts'
import { blockedProps } from '../../../partials/legal/blocked.ts'

/** One place of a grid of wallets. */
export interface GridPlaceProps {
  /** From 0 on, among all. */
  readonly place: number
  /** From 1 on, in its row. */
  readonly column: number
  /** Nothing until its page is there. */
  readonly wallet: PairableWallet | undefined
  /** The one that Tab leads to. */
  readonly isEntry: boolean
  readonly isInstalled: boolean
  /** Its page could not be had. */
  readonly isLost: boolean
  /** It can't be chosen now, nor reached by the keyboard. */
  readonly isBlocked: boolean
  choose(wallet: PairableWallet): void
  retry(): void
  onFocus(place: number): void
}

/** A wallet to choose, or the place of one that is not there yet. */
export const GridPlace = /* @__PURE__ */ memo(function GridPlace(
  props: GridPlaceProps,
): ReactElement {
  const { place, column, wallet, isEntry, isInstalled, isLost, isBlocked, choose, onFocus } = props
  const { text } = useModalContext()
  const retry = isLost ? props.retry : undefined
  const press = wallet ? () => choose(wallet) : retry
  return (
    <PlainCell
      role="gridcell"
      aria-colindex={column}
      tabIndex={isEntry && !isBlocked ? 0 : -1}
      aria-disabled={isBlocked || undefined}
      aria-description={blockedProps(isBlocked, text)['aria-description']}
      {...usePlaceContent(props)}
      checkLabel={isInstalled ? text.get('connect.installed') : undefined}
      note={wallet?.isCertified === true ? text.get('all.certified') : undefined}
      data-place={place}
      data-testid={wallet && `wallet-${wallet.id}`}
      onFocus={() => onFocus(place)}
      onClick={isBlocked ? undefined : press}
    />
  )
})

interface PlaceContent {
  readonly label: ReactNode
  readonly picture: ReactNode
  /** Accessible name if there is no visible text. */
  readonly 'aria-label'?: string
}

function usePlaceContent({ wallet, isLost }: GridPlaceProps): PlaceContent {
  const { text } = useModalContext()
  if (wallet !== undefined) {
    const picture = <Image size={5.6} src={wallet.imageUrl} fallback={walletIcon} isLazy />
    return { label: wallet.name, picture }
  }
  if (isLost) {
    return { label: text.get('retry'), picture: <Image size={5.6} fallback={walletIcon} /> }
  }
  return {
    label: <Skeleton width={4.4} height={1} css={{ marginInline: 'auto' }} />,
    picture: <Skeleton width={5.6} height={5.6} shape="square" />,
    'aria-label': text.get('loading'),
  }
}
