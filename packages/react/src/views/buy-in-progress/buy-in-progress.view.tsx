/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  Avatar,
  brokenIllustration,
  Detail,
  DetailList,
  Image,
  Latch,
  Panel,
  Scene,
  TextButton,
  VisuallyHidden,
} from '@latchkey/ui'
import { type ReactElement, useEffect } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useOnramp } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enBuy } from '../../messages/en/buy.ts'
import { siteOf } from '../../models/site.ts'
import { LatchScene } from '../../partials/latch-scene/latch-scene.tsx'
import { RichText } from '../../partials/rich-text/rich-text.tsx'
import { useCopied } from '../../partials/use-copied.ts'
import type { ViewDefinition, ViewProps } from '../view-definition.ts'
import { orderModel } from './buy-in-progress.model.ts'
import type { OrderDetails } from './order-details.ts'

/** Buying at a provider, whose page is in a window of its own. */
export const view: ViewDefinition<'BuyInProgress'> = {
  loadModule: ({ onramp }) => onramp.load(),
  english: enBuy,
  View: BuyInProgressView,
  title: (_params, { text }) => text.get('buy.title'),
}

function BuyInProgressView({ params: { orderId } }: ViewProps<'BuyInProgress'>): ReactElement {
  const { text } = useModalContext()
  const { notices } = useActions()
  const onramp = useOnramp()
  const snapshot = useSnapshot(({ onramp, network, options }) => ({ onramp, network, options }))
  const isBegun = snapshot.onramp?.account !== undefined
  useEffect(() => {
    if (!isBegun) onramp.begin()
  }, [onramp, isBegun])
  const model = orderModel(snapshot, orderId, { onramp, notices, text })
  if (model === undefined) {
    return (
      <Scene
        illustration={brokenIllustration}
        title={text.get('buy.gone')}
        data-testid="buy-gone"
      />
    )
  }
  const { latch, image, details, copy, isBlocked, forget, ...rest } = model
  const forgetLine = forget && <ForgetLine forget={forget} />
  return (
    <>
      <LatchScene
        latch={
          <Latch
            state={latch}
            site={<Image src={siteOf(snapshot, text).icon} size={6.4} />}
            wallet={<Image src={image} size={6.4} />}
          />
        }
        {...rest}
        foot={forgetLine ?? (copy && <CopyLine copy={copy} isAlone={isBlocked === true} />)}
      >
        <Details details={details} />
      </LatchScene>
      <VisuallyHidden role="status">{model.heading}</VisuallyHidden>
    </>
  )
}

function Details({ details }: { readonly details: OrderDetails }): ReactElement {
  const { text } = useModalContext()
  const { pay, get, to, address, page } = details
  return (
    <div css={detailsStyles}>
      <Panel>
        <DetailList data-testid="buy-details">
          {pay && <Detail label={text.get('buy.pay')} value={pay.value} more={pay.more} />}
          {get !== undefined && <Detail label={text.get('buy.get')} value={get} />}
          <Detail
            label={text.get('buy.detail.to')}
            value={<span dir={text.direction}>{to}</span>}
            picture={<Avatar address={address} size={2} />}
          />
          {page && (
            <Detail
              label={text.get('buy.detail.page')}
              value={
                <bdi dir="ltr" translate="no">
                  {page}
                </bdi>
              }
              data-testid="buy-page"
            />
          )}
        </DetailList>
      </Panel>
    </div>
  )
}

/** For who did not pay. */
function ForgetLine({ forget }: { readonly forget: () => void }): ReactElement {
  const { text } = useModalContext()
  const link = (
    <TextButton data-testid="buy-forget" onClick={forget}>
      {text.get('buy.forget.link')}
    </TextButton>
  )
  return <RichText parts={text.parts('buy.forget')} elements={{ link }} />
}

interface CopyLineProps {
  readonly copy: () => Promise<boolean>
  /** If true, the link stands without its hint, which the text above gives. */
  readonly isAlone: boolean
}

/** For who sees no window. */
function CopyLine({ copy, isAlone }: CopyLineProps): ReactElement {
  const { text } = useModalContext()
  const { button, isCopied, press } = useCopied(copy)
  const link = (
    <TextButton
      ref={button}
      data-state={isCopied ? 'copied' : 'idle'}
      data-testid="buy-copy"
      onClick={press}
    >
      {text.get(isCopied ? 'pairing.copied' : 'pairing.copy')}
    </TextButton>
  )
  return (
    <>
      {isAlone ? link : <RichText parts={text.parts('buy.copyHint')} elements={{ link }} />}
      <VisuallyHidden role="status">{isCopied && text.get('pairing.copied')}</VisuallyHidden>
    </>
  )
}

function detailsStyles({ space }: Theme): CSSObject {
  return { alignSelf: 'stretch', paddingBlockStart: space[5] }
}
