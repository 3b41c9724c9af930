/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  Avatar,
  Button,
  brokenIllustration,
  Detail,
  DetailList,
  externalIcon,
  globeIcon,
  Image,
  Latch,
  Pair,
  Panel,
  Scene,
  Stack,
  Text,
  TextButton,
  VisuallyHidden,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enActivity } from '../../messages/en/activity.ts'
import { enReceipt } from '../../messages/en/receipt.ts'
import { settleCopy } from '../../partials/copy-address.ts'
import { explorePage, explorerOf, explorerPage } from '../../partials/explore-address.ts'
import { LatchScene } from '../../partials/latch-scene/latch-scene.tsx'
import { ShortAddress } from '../../partials/short-address.tsx'
import { useCopied } from '../../partials/use-copied.ts'
import type { ViewDefinition, ViewProps } from '../view-definition.ts'
import { findTransaction } from './find-transaction.ts'
import { type Party, type ReceiptEnd, type ReceiptModel, receiptModel } from './receipt.model.ts'
import { receiptText } from './receipt-text.ts'

/** The receipt of a transaction: the ending of Send and Swap, and a page of Activity. */
export const view: ViewDefinition<'Receipt'> = {
  english: { ...enActivity, ...enReceipt },
  View: ReceiptView,
  title: (_params, { text }) => text.get('receipt.title'),
}

function ReceiptView({ params }: ViewProps<'Receipt'>): ReactElement {
  const { text } = useModalContext()
  const known = useSnapshot((state) => findTransaction(state, params))
  const snapshot = useSnapshot((state) => ({
    accounts: state.accounts,
    inactive: state.inactive,
    network: state.network,
    identities: state.identities,
    labels: state.labels,
    ownLabels: state.ownLabels,
    portfolio: state.portfolio,
    wallets: state.wallets,
  }))
  if (known === undefined) {
    return (
      <Scene
        illustration={brokenIllustration}
        title={text.get('receipt.gone')}
        data-testid="receipt-gone"
      />
    )
  }
  return <Receipt model={receiptModel(snapshot, known, text)} />
}

function Receipt({ model }: { readonly model: ReceiptModel }): ReactElement {
  const [start, end] = model.ends
  return (
    <LatchScene
      latch={<Latch state={model.latch} site={<End end={start} />} wallet={<End end={end} />} />}
      heading={model.heading}
      line={model.line}
      decision={<Ways model={model} />}
    >
      <Stack css={noteStyles}>
        <Text variant="small" align="center" data-testid="receipt-note">
          {model.note}
        </Text>
      </Stack>
      <Facts model={model} />
      <CopyReceipt model={model} />
    </LatchScene>
  )
}

function End({ end }: { readonly end: ReceiptEnd }): ReactElement {
  return end.kind === 'account' ? (
    <Avatar address={end.address} size={6.4} />
  ) : (
    <Image src={end.picture} size={6.4} shape="round" fallback={globeIcon} />
  )
}

function Facts({ model }: { readonly model: ReceiptModel }): ReactElement {
  const { text } = useModalContext()
  const { from, to, network, fee } = model
  // The newest takes the place of the one before: nothing moves.
  const time = model.times.at(-1)
  return (
    <Panel css={panelStyles} data-testid="receipt-facts">
      <DetailList>
        <PartyDetail label={text.get('receipt.from')} party={from} />
        {to && <PartyDetail label={text.get('receipt.to')} party={to} />}
        <Detail
          label={text.get('receipt.network')}
          picture={<Image src={network.image} size={2} shape="round" fallback={globeIcon} />}
          value={network.name}
        />
        <Detail label={text.get('receipt.fee')} value={fee} data-testid="receipt-fee" />
        {time && <Detail label={time.label} value={time.value} data-testid="receipt-time" />}
      </DetailList>
    </Panel>
  )
}

function PartyDetail({
  label,
  party: { address, name },
}: {
  readonly label: string
  readonly party: Party
}): ReactElement {
  return (
    <Detail
      label={label}
      picture={<Avatar address={address} size={2} />}
      value={name ?? <ShortAddress address={address} />}
      more={name === undefined ? undefined : <ShortAddress address={address} />}
      data-address={address}
    />
  )
}

function CopyReceipt({ model }: { readonly model: ReceiptModel }): ReactElement {
  const { core, text } = useModalContext()
  const { copy, notices } = core.actions
  const explorer = useSnapshot((state) => explorerOf(state, model.network.id))
  const { button, isCopied, press } = useCopied(() => {
    const page = model.hash && explorerPage(explorer, { kind: 'tx', id: model.hash })
    return settleCopy(() => copy(receiptText(model, page, text)), notices)
  })
  return (
    <>
      <TextButton ref={button} data-testid="receipt-copy" onClick={press}>
        {text.get(isCopied ? 'copied' : 'receipt.copy')}
      </TextButton>
      <VisuallyHidden role="status">{isCopied ? text.get('copied') : ''}</VisuallyHidden>
    </>
  )
}

/** To the explorer, and on. */
function Ways({ model }: { readonly model: ReceiptModel }): ReactElement {
  const { core, text } = useModalContext()
  const explorer = useSnapshot((state) => explorerOf(state, model.network.id))
  const explore =
    model.hash === undefined
      ? undefined
      : explorePage(explorer, { kind: 'tx', id: model.hash }, core.actions)
  return (
    <Pair>
      {explore && (
        <Button icon={externalIcon} data-testid="receipt-explorer" onClick={explore}>
          {text.get('receipt.explorer')}
        </Button>
      )}
      <Button
        tone="primary"
        isWide
        data-testid="receipt-done"
        onClick={() => core.actions.router.back()}
      >
        {text.get('receipt.done')}
      </Button>
    </Pair>
  )
}

function noteStyles({ u }: Theme): CSSObject {
  return { maxWidth: '40ch', paddingBlockStart: u(0.6) }
}

function panelStyles({ u }: Theme): CSSObject {
  return { alignSelf: 'stretch', marginBlock: `${u(1.2)} ${u(0.8)}`, paddingBlock: u(0.6) }
}
