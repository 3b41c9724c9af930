import type { Holding } from '@latchkey/core'
import { Amount, Image, InfoRow, PictureBadge, VisuallyHidden } from '@latchkey/ui'
import { memo, type ReactElement } from 'react'
import { useModalContext } from '../../../../context/modal-context.ts'
import { useSnapshot } from '../../../../context/use-snapshot.ts'
import { RowPart } from '../../../../partials/more-rows/row-part.tsx'
import { RowAddress } from '../../../../partials/token-address.tsx'
import { type TokenFormats, type TokenRow, type TokenTools, tokenRow } from './tokens.model.ts'

/** Props of `TokenBlock`. */
interface TokenBlockProps {
  readonly holdings: readonly Holding[]
  /** The place of the first of them in the list, from 0 on. */
  readonly first: number
  /** Tokens of the whole list. */
  readonly count: number
  readonly formats: TokenFormats
  readonly isTold: TokenTools['isTold']
}

/** Some rows of a long list. While its tokens stay the same, it is not rendered again. */
export const TokenBlock = /* @__PURE__ */ memo(function TokenBlock(
  props: TokenBlockProps,
): ReactElement {
  return (
    <RowPart rows={props.holdings.length}>
      <Tokens {...props} />
    </RowPart>
  )
}, isSame)

function Tokens({ holdings, first, count, formats, isTold }: TokenBlockProps): ReactElement {
  const { text } = useModalContext()
  const network = useSnapshot((snapshot) => snapshot.network)
  return (
    <>
      {holdings.map((holding, index) => {
        const row = tokenRow(holding, { network }, { text, formats, isTold })
        return <Token key={row.key} row={row} place={first + index + 1} count={count} />
      })}
    </>
  )
}

function isSame(one: TokenBlockProps, other: TokenBlockProps): boolean {
  return (
    one.count === other.count &&
    one.first === other.first &&
    one.formats === other.formats &&
    one.holdings.length === other.holdings.length &&
    one.holdings.every(
      (holding, index) =>
        holding === other.holdings[index] && one.isTold(holding) === other.isTold(holding),
    )
  )
}

interface TokenProps {
  readonly row: TokenRow
  readonly place: number
  readonly count: number
}

/** One text for screen readers: each more that is hidden makes scrolling through thousands slower. */
function Token({ row, place, count }: TokenProps): ReactElement {
  return (
    <InfoRow
      aria-posinset={place}
      aria-setsize={count}
      label={row.name}
      detail={
        <>
          <bdi dir="ltr">{row.quantity}</bdi>
          <RowAddress address={row.address} />
          <VisuallyHidden>, {row.spokenRest}</VisuallyHidden>
        </>
      }
      picture={
        <Image src={row.icon} size={3.6} shape="round" isLazy>
          <PictureBadge>
            <Image src={row.networkImage} size={1.6} shape="round" isLazy />
          </PictureBadge>
        </Image>
      }
      value={<Amount value={row.value} aria-hidden />}
      valueDetail={<Amount value={row.price} aria-hidden />}
      data-testid="tokens-row"
    />
  )
}
