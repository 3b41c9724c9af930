import {
  Button,
  brokenIllustration,
  Decision,
  Joint,
  Notice,
  Scene,
  Skeleton,
  Stack,
  swapVerticalIcon,
  VisuallyHidden,
} from '@latchkey/ui'
import { type ReactElement, useEffect } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSwap } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enAmount } from '../../messages/en/amount.ts'
import { enSwap } from '../../messages/en/swap.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { GetPanel, PayPanel } from './panels.tsx'
import { PriceLine } from './price-line.tsx'
import { type SwapModel, swapModel } from './swap.model.ts'
import { SwapNetworks } from './swap-networks.tsx'

/** Swap: how much of what, for what. */
export const view: ViewDefinition<'Swap'> = {
  loadModule: ({ swap }) => swap.load(),
  english: { ...enSwap, ...enAmount },
  View: SwapView,
  title: (_params, { text }) => text.get('swap.title'),
}

function SwapView(): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const swap = useSwap()
  const snapshot = useSnapshot(({ swap, accounts, network, balances, portfolio, options }) => ({
    swap,
    accounts,
    network,
    balances,
    portfolio,
    options,
  }))
  const isBegun = snapshot.swap?.account !== undefined
  useEffect(() => actions.portfolio.follow(), [actions])
  useEffect(() => {
    if (!isBegun) swap.begin()
  }, [swap, isBegun])
  if (snapshot.network.activeNamespace !== 'eip155' || activeAccountOf(snapshot) === undefined) {
    return (
      <Scene
        illustration={brokenIllustration}
        title={text.get('swap.unsupported')}
        data-testid="swap-unsupported"
      />
    )
  }
  if (snapshot.swap?.isSupported === false) return <SwapNetworks />
  const model = swapModel(snapshot, text)
  return model === undefined ? <Loading /> : <Form model={model} />
}

/** As high as the form, which is there a moment later. */
function Loading(): ReactElement {
  return (
    <Stack gap={2} aria-busy="true">
      <Skeleton width="full" height={11} />
      <Skeleton width="full" height={11} />
    </Stack>
  )
}

function Form({ model }: { readonly model: SwapModel }): ReactElement {
  const { text } = useModalContext()
  const swap = useSwap()
  return (
    <Stack gap={4} above={1}>
      {model.isLastUnknown && (
        <Notice tone="warn" title={text.get('swap.unknown.title')} data-testid="swap-last-unknown">
          {text.get('swap.unknown.text')}
        </Notice>
      )}
      <Stack gap={0}>
        <PayPanel model={model} />
        <Joint
          icon={swapVerticalIcon}
          pressLabel={text.get('swap.turn')}
          data-testid="swap-turn"
          onPress={() => swap.turn()}
        />
        <GetPanel model={model} />
      </Stack>
      <PriceLine model={model} />
      <VisuallyHidden role="alert" data-testid="swap-impact-alert">
        {model.impactAlert}
      </VisuallyHidden>
      {/* Apart from the price, whose news would take its place at once. */}
      <VisuallyHidden role="status" data-testid="swap-entered">
        {model.entered}
      </VisuallyHidden>
      <VisuallyHidden role="status">{model.status}</VisuallyHidden>
      <Decision>
        <Confirm model={model} />
      </Decision>
    </Stack>
  )
}

function Confirm({
  model: { button, press, isPreparing },
}: {
  readonly model: SwapModel
}): ReactElement {
  const { router } = useActions()
  const swap = useSwap()
  return (
    <Button
      tone="primary"
      isWide
      isBusy={isPreparing}
      isBlocked={press === 'none' || isPreparing}
      data-testid="swap-review"
      onClick={() => {
        if (press === 'review') swap.review()
        else if (press === 'retry') swap.retry()
        else if (press !== 'none') {
          const target = press === 'chooseFrom' ? 'sourceToken' : 'toToken'
          router.push('SwapSelectToken', { target })
        }
      }}
    >
      {button}
    </Button>
  )
}
