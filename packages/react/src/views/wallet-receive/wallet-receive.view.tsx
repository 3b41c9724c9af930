/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  Address,
  Avatar,
  brokenIllustration,
  chevronDownIcon,
  chevronEndIcon,
  Glyph,
  globeIcon,
  Icon,
  Image,
  List,
  PlainRow,
  QrCode,
  qrIcon,
  Scene,
  Stack,
  Text,
} from '@latchkey/ui'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enAmount } from '../../messages/en/amount.ts'
import { enReceive } from '../../messages/en/receive.ts'
import type { NetworkDetails } from '../../models/network-details.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { CopyButtons } from './copy-buttons.tsx'
import { type RequestForm, requestModel } from './request.model.ts'
import { RequestAmount } from './request-amount.tsx'
import { useConfirmed } from './use-confirmed.ts'
import { type ReceiveModel, receiveModel } from './wallet-receive.model.ts'

/** Receive: the address to send to, as a code and in full; or a link that asks for an amount. */
export const view: ViewDefinition<'WalletReceive'> = {
  needsAccount: true,
  english: { ...enReceive, ...enAmount },
  View: WalletReceiveView,
  title: (_params, { text }) => text.get('receive.title'),
}

function WalletReceiveView(): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const snapshot = useSnapshot(({ accounts, network, options }) => ({
    accounts,
    network,
    options,
  }))
  const model = receiveModel(snapshot, { actions, text })
  if (model === undefined) {
    return (
      <Scene
        illustration={brokenIllustration}
        title={text.get('receive.none')}
        data-testid="receive-none"
      />
    )
  }
  // A request belongs to its account and network.
  return <Receive key={model.id} model={model} />
}

const NOTHING: RequestForm = { amountText: '', token: undefined }

function Receive({ model }: { readonly model: ReceiveModel }): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ accounts, network, portfolio }) => ({
    accounts,
    network,
    portfolio,
  }))
  const { activeNamespace } = snapshot.network
  const traits = { [activeNamespace]: core.adapter(activeNamespace)?.traits }
  const facts = { ...snapshot, traits }
  const [form, setForm] = useState<RequestForm>()
  const [wasOpen, setWasOpen] = useState(false)
  const chosen = requestModel(facts, form ?? NOTHING, text)?.chosen
  const isConfirmed = useConfirmed(chosen)
  const request = requestModel(facts, { ...(form ?? NOTHING), isConfirmed }, text)
  const asks = form && request?.asks

  function open(): void {
    setForm(NOTHING)
    setWasOpen(true)
    model.readTokens()
  }

  return (
    <Stack gap={4} above={1}>
      <Stack gap={4} align="center">
        <QrCode
          text={asks?.link ?? model.address}
          label={asks ? text.get('receive.code.asks', asks) : text.get('receive.code')}
          size={23.2}
          data-testid="receive-code"
        />
        {form && (
          <Text as="p" align="center" role="status" data-testid="receive-asks">
            {asks ? text.get('receive.asks', asks) : text.get('receive.asks.nothing')}
          </Text>
        )}
        <Stack direction="row" gap={3} align="center">
          <Avatar address={model.address} size={3.2} />
          <Address address={model.address} data-testid="receive-address" />
        </Stack>
      </Stack>
      <CopyButtons model={model} link={asks?.link} />
      {form && request ? (
        <RequestAmount
          form={form}
          model={request}
          change={setForm}
          remove={() => setForm(undefined)}
        />
      ) : (
        <List label={text.get('receive.title')}>
          {request && <RequestRow isFocused={wasOpen} onClick={open} />}
          <PlainRow
            label={text.get('receive.networks')}
            picture={<Glyph icon={globeIcon} />}
            end={<Pictures networks={model.networks} />}
            data-testid="receive-networks"
            onClick={model.showNetworks}
          />
        </List>
      )}
      <Text variant="small" align="center">
        {text.get(form ? 'receive.amount.check' : 'receive.warning')}
      </Text>
    </Stack>
  )
}

interface RequestRowProps {
  /** The panel was open in its place, and had the focus. */
  readonly isFocused: boolean
  onClick(): void
}

function RequestRow({ isFocused, onClick }: RequestRowProps): ReactElement {
  const { text } = useModalContext()
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) row.current?.focus()
  }, [isFocused])
  return (
    <PlainRow
      ref={row}
      label={text.get('receive.amount')}
      picture={<Glyph icon={qrIcon} />}
      end={
        <span css={markStyles}>
          <Icon shape={chevronDownIcon} size="s" />
        </span>
      }
      data-testid="receive-amount"
      onClick={onClick}
    />
  )
}

function Pictures({ networks }: { readonly networks: readonly NetworkDetails[] }): ReactElement {
  return (
    <span css={picturesStyles}>
      {networks.map(({ id, name, image }) => (
        <Image key={id} src={image} alt={name} size={2} shape="round" fallback={globeIcon} />
      ))}
      <Icon shape={chevronEndIcon} size="s" />
    </span>
  )
}

function picturesStyles({ color, u }: Theme): CSSObject {
  return {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: u(0.2),
    color: color['text-3'],
    '& > svg': { marginInlineStart: u(1) },
  }
}

function markStyles({ color }: Theme): CSSObject {
  return { display: 'flex', flex: 'none', color: color['text-3'] }
}
