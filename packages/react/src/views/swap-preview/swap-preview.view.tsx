/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  Address,
  Button,
  brokenIllustration,
  Checkbox,
  Decision,
  globeIcon,
  Image,
  Leg,
  Notice,
  Pair,
  PictureBadge,
  Scene,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@latchkey/ui'
import { type ReactElement, useMemo, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSwap } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enPropose } from '../../messages/en/propose.ts'
import { enSwap } from '../../messages/en/swap.ts'
import { ShortAddress } from '../../partials/short-address.tsx'
import { ImpactNotice } from '../../partials/swap-details/impact-notice.tsx'
import { SwapDetails } from '../../partials/swap-details/swap-details.tsx'
import { WaitingLine } from '../../partials/waiting-line/waiting-line.tsx'
import type { ViewDefinition } from '../view-definition.ts'
import { NextPrice } from './next-price.tsx'
import { type SwapLegModel, type SwapReviewModel, swapReviewModel } from './swap-preview.model.ts'
import { usePriceChange } from './use-price-change.ts'

/** The swap that the visitor is to agree to, and the step that is under way. */
export const view: ViewDefinition<'SwapPreview'> = {
  loadModule: ({ swap }) => swap.load(),
  english: { ...enSwap, ...enPropose },
  View: SwapPreviewView,
  title: (_params, { text }) => text.get('swap.review.title'),
}

function SwapPreviewView(): ReactElement {
  const { text } = useModalContext()
  const snapshot = useSnapshot(({ swap, accounts, network, wallets }) => ({
    swap,
    accounts,
    network,
    wallets,
  }))
  const model = useLastReview(
    useMemo(() => swapReviewModel(snapshot, text), [snapshot, text]),
    snapshot.swap?.current.step === 'sent',
  )
  if (model === undefined) {
    return (
      <Scene
        illustration={brokenIllustration}
        title={text.get('swap.review.gone')}
        data-testid="swap-review-gone"
      />
    )
  }
  return <Review model={model} />
}

/** Keeps what was reviewed until the receipt of a swap that was sent takes its place. */
function useLastReview(
  model: SwapReviewModel | undefined,
  isSent: boolean,
): SwapReviewModel | undefined {
  const [last, setLast] = useState(model)
  if (!isSent && model !== last) setLast(model)
  return isSent ? (last ?? model) : model
}

interface ReviewProps {
  readonly model: SwapReviewModel
}

function Review({ model }: ReviewProps): ReactElement {
  const { text } = useModalContext()
  const { pay, get, details, note, impact, lower } = model
  const change = usePriceChange({ units: model.getUnits, nextAtMs: model.nextQuoteAtMs })
  return (
    <Stack gap={4}>
      {impact !== undefined && <ImpactNotice impact={impact} />}
      {lower !== undefined && (
        <Notice
          tone="warn"
          role="alert"
          title={text.get('swap.lower.title')}
          data-testid="swap-lower-notice"
        >
          {lower}
        </Notice>
      )}
      {note !== undefined && (
        <Notice title={note.title} data-testid="swap-note">
          {note.text}
        </Notice>
      )}
      <div>
        <Side label={text.get('swap.pay')} leg={pay} model={model} data-testid="swap-leg-pay" />
        <Side
          label={text.get('swap.get')}
          leg={get}
          model={model}
          isChanged={change !== undefined}
          data-testid="swap-leg-get"
        />
        <div css={detailsStyles}>
          {details === undefined ? (
            <Stack gap={3} aria-busy="true">
              <Skeleton width="full" height={1.8} />
              <Skeleton width="full" height={1.8} />
            </Stack>
          ) : (
            <SwapDetails
              details={details}
              hasImpactNotice={impact !== undefined}
              isShort={model.isFirstStep}
            />
          )}
        </div>
      </div>
      <UnknownExchange model={model} />
      <VisuallyHidden role="status">{model.status}</VisuallyHidden>
      <Choice model={model} change={change} />
    </Stack>
  )
}

interface Change {
  /** The change of the price, in percent; see `usePriceChange`. */
  readonly change: number | undefined
}

interface SideProps extends ReviewProps {
  /** The figure is another one than before. */
  readonly isChanged?: boolean
  readonly label: string
  readonly leg: SwapLegModel | undefined
  readonly 'data-testid': string
}

function Side({
  label,
  leg,
  model: { network },
  isChanged = false,
  'data-testid': testId,
}: SideProps): ReactElement {
  return (
    <Leg
      label={label}
      picture={
        <Image src={leg?.image} size={4} shape="round" fallback={globeIcon}>
          <PictureBadge>
            <Image src={network.image} size={1.6} shape="round" fallback={globeIcon} />
          </PictureBadge>
        </Image>
      }
      figure={leg?.figure}
      isChanged={isChanged}
      worth={leg?.worth}
      note={leg?.token && <ShortAddress address={leg.token} />}
      data-testid={testId}
    />
  )
}

/** The whole address of an exchange that nothing vouches for. */
function UnknownExchange({ model: { unknownExchange } }: ReviewProps): ReactElement | null {
  const { text } = useModalContext()
  if (unknownExchange === undefined) return null
  return (
    <Notice
      tone="warn"
      role="alert"
      title={text.get('swap.exchange.title')}
      data-testid="swap-exchange-notice"
    >
      {text.get('swap.exchange.text')}
      <div>
        <Address address={unknownExchange} data-testid="swap-exchange-address" />
      </div>
    </Notice>
  )
}

function Choice({ model, change }: ReviewProps & Change): ReactElement {
  const { text } = useModalContext()
  const swap = useSwap()
  return (
    <Decision before={<Before model={model} change={change} />}>
      <Pair>
        <Button data-testid="swap-cancel" isBlocked={!model.canLeave} onClick={() => swap.cancel()}>
          {text.get('swap.review.cancel')}
        </Button>
        <Button
          tone="primary"
          isBusy={model.isBusy}
          isBlocked={!model.canConfirm}
          data-testid="swap-confirm"
          onClick={() => swap.confirm()}
        >
          {model.confirm}
        </Button>
      </Pair>
    </Decision>
  )
}

/** Draws the agreements, and one line: the next price, or where the visitor continues. */
function Before({ model, change }: ReviewProps & Change): ReactElement {
  const { text } = useModalContext()
  const swap = useSwap()
  const { unknownExchange, agreement, waiting, nextQuoteAtMs } = model
  return (
    <>
      {unknownExchange !== undefined && (
        <Checkbox
          label={text.get('swap.exchange.agree')}
          checked={model.isExchangeAgreed}
          data-testid="swap-agree-exchange"
          onChange={(event) => swap.confirmExchange(event.currentTarget.checked)}
        />
      )}
      {agreement !== undefined && (
        <Checkbox
          label={agreement}
          checked={model.isAgreed}
          data-testid="swap-agree"
          onChange={(event) => swap.confirmImpact(event.currentTarget.checked)}
        />
      )}
      {waiting !== undefined ? (
        <WaitingLine line={waiting} />
      ) : (
        nextQuoteAtMs !== undefined && <NextPrice key={nextQuoteAtMs} change={change} />
      )}
    </>
  )
}

function detailsStyles({ color }: Theme): CSSObject {
  return { borderBlockStart: `1px solid ${color.line}` }
}
