/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  Avatar,
  brokenIllustration,
  Detail,
  DetailList,
  globeIcon,
  Image,
  Latch,
  Panel,
  Scene,
  TextButton,
  VisuallyHidden,
  walletIcon,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { usePay } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enPay } from '../../messages/en/pay.ts'
import { enPropose } from '../../messages/en/propose.ts'
import { LatchScene } from '../../partials/latch-scene/latch-scene.tsx'
import { RichText } from '../../partials/rich-text/rich-text.tsx'
import { ShortAddress } from '../../partials/short-address.tsx'
import { useCopied } from '../../partials/use-copied.ts'
import { WaitingLine } from '../../partials/waiting-line/waiting-line.tsx'
import type { ViewDefinition } from '../view-definition.ts'
import { type PayLoadingModel, payLoadingModel } from './pay-loading.model.ts'

/** The progress and the outcome of a payment. */
export const view: ViewDefinition<'PayLoading'> = {
  loadModule: ({ pay }) => pay.load(),
  english: { ...enPay, ...enPropose },
  View: PayLoadingView,
  title: (_params, { text }) => text.get('pay.title'),
}

function PayLoadingView(): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const pay = usePay()
  const snapshot = useSnapshot((state) => ({
    pay: state.pay,
    accounts: state.accounts,
    network: state.network,
    options: state.options,
    wallets: state.wallets,
    connectorPictures: state.connectorPictures,
  }))
  const model = payLoadingModel(snapshot, { actions, pay, text })
  if (model === undefined) {
    return (
      <Scene
        illustration={brokenIllustration}
        title={text.get('pay.gone')}
        data-testid="pay-over"
      />
    )
  }
  const fallback = model.isWallet ? walletIcon : globeIcon
  const latch = (
    <Latch
      state={model.latch}
      site={<Image src={model.siteIcon} size={6.4} fallback={globeIcon} />}
      wallet={<Image src={model.icon} size={6.4} fallback={fallback} />}
    />
  )
  return (
    <LatchScene
      latch={latch}
      heading={model.heading}
      line={model.line}
      hasTwoLines
      action={model.action}
      other={model.other}
      foot={footOf(model)}
    >
      <VisuallyHidden role="status">{model.heading}</VisuallyHidden>
      <Facts model={model} />
    </LatchScene>
  )
}

/** A line for the visitor who can only wait. */
function footOf({ copyLink, isAsking }: PayLoadingModel): ReactElement | undefined {
  if (isAsking) return <WaitingLine />
  return copyLink && <CopyLine copy={copyLink} />
}

function Facts({ model }: { readonly model: PayLoadingModel }): ReactElement {
  const { text } = useModalContext()
  const { network } = model
  return (
    <Panel css={panelStyles} data-testid="pay-facts">
      <DetailList>
        <Detail
          label={text.get(model.isDeposit ? 'pay.get' : 'pay.you')}
          value={model.figure}
          data-testid="pay-figure"
        />
        <Detail
          label={text.get('pay.to')}
          picture={<Avatar address={model.to} size={2} />}
          value={<ShortAddress address={model.to} />}
        />
        <Detail
          label={text.get('pay.network')}
          picture={<Image src={network.image} size={2} shape="round" fallback={globeIcon} />}
          value={network.name}
        />
        <Detail label={text.get('pay.status')} value={model.status} data-testid="pay-status" />
      </DetailList>
    </Panel>
  )
}

function CopyLine({ copy }: { readonly copy: () => Promise<boolean> }): ReactElement {
  const { text } = useModalContext()
  const { button, isCopied, press } = useCopied(copy)
  return (
    <>
      <RichText
        parts={text.parts('pay.exchange.copy')}
        elements={{
          link: (
            <TextButton ref={button} data-testid="pay-copy" onClick={press}>
              {text.get(isCopied ? 'pay.exchange.copied' : 'pay.exchange.copy.link')}
            </TextButton>
          ),
        }}
      />
      <VisuallyHidden role="status">
        {isCopied ? text.get('pay.exchange.copied') : ''}
      </VisuallyHidden>
    </>
  )
}

function panelStyles({ u }: Theme): CSSObject {
  return { alignSelf: 'stretch', marginBlockStart: u(2), paddingBlock: u(0.6) }
}
