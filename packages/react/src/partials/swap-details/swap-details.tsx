import { Detail, DetailList, globeIcon, Image } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import type { SwapDetailsModel } from './swap-details.model.ts'

/** Props of `SwapDetails`. */
interface SwapDetailsProps {
  readonly details: SwapDetailsModel
  /** The impact is in a notice of its own. */
  readonly hasImpactNotice?: boolean
  /** Only what the request itself is about: the price is agreed to later. */
  readonly isShort?: boolean
}

/** Draws the explanation of a quote, with the least amount that the visitor gets first. */
export function SwapDetails({
  details,
  hasImpactNotice = false,
  isShort = false,
}: SwapDetailsProps): ReactElement {
  const { text } = useModalContext()
  const { minimum, impact, provider, network, exchange, networkFee } = details
  return (
    <DetailList data-testid="swap-details">
      <Detail
        label={text.get('swap.detail.minimum')}
        value={minimum.value}
        more={minimum.more}
        data-testid="swap-minimum"
      />
      {!isShort && (
        <Detail label={text.get('swap.detail.rate')} value={details.rate} data-testid="swap-rate" />
      )}
      {!isShort && !hasImpactNotice && (
        <Detail
          label={text.get('swap.detail.impact')}
          value={impact.value}
          more={impact.more}
          data-testid="swap-impact"
        />
      )}
      {!isShort && provider && (
        <Detail
          label={text.get('swap.detail.provider')}
          value={provider.value}
          more={provider.more}
          data-testid="swap-provider-fee"
        />
      )}
      {exchange !== undefined && (
        <Detail
          label={text.get('swap.detail.exchange')}
          value={exchange.value}
          more={exchange.more}
          data-testid="swap-exchange"
        />
      )}
      <Detail
        label={text.get('swap.detail.network')}
        picture={<Image src={network.image} size={2} shape="round" fallback={globeIcon} />}
        value={network.name}
        data-testid="swap-network"
      />
      <Detail
        label={text.get('swap.detail.networkFee')}
        value={networkFee.value}
        more={networkFee.more}
        data-testid="swap-network-fee"
      />
    </DetailList>
  )
}
