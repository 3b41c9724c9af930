/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  Address,
  Avatar,
  Button,
  brokenIllustration,
  checkIcon,
  chevronEndIcon,
  copyIcon,
  Glyph,
  globeIcon,
  Icon,
  Image,
  List,
  PlainRow,
  QrCode,
  Scene,
  Stack,
  Text,
  VisuallyHidden,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import { useSnapshot } from '../../binding/use-snapshot.ts'
import { enReceive } from '../../messages/en/receive.ts'
import type { NetworkDetails } from '../../models/network-details.ts'
import { useCopied } from '../../partials/use-copied.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { type ReceiveModel, receiveModel } from './wallet-receive.model.ts'

/** Receive: the address to send to, as a code and in full. */
export const view: ViewDefinition<'WalletReceive'> = {
  english: enReceive,
  View: WalletReceiveView,
  title: (_params, { text }) => text.get('receive.title'),
}

function WalletReceiveView(): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ accounts, network }) => ({ accounts, network }))
  const model = receiveModel(snapshot, { actions: core.actions, text })
  if (model === undefined) {
    return (
      <Scene
        illustration={brokenIllustration}
        title={text.get('receive.none')}
        data-testid="receive-none"
      />
    )
  }
  return (
    <Stack gap={4} above={1}>
      <Stack gap={4} align="center">
        <QrCode
          text={model.address}
          label={text.get('receive.code')}
          size={23.2}
          data-testid="receive-code"
        />
        <Stack direction="row" gap={3} align="center">
          <Avatar address={model.address} size={3.2} />
          <Address address={model.address} data-testid="receive-address" />
        </Stack>
      </Stack>
      <CopyAddress model={model} />
      <List label={text.get('receive.networks')}>
        <PlainRow
          label={text.get('receive.networks')}
          picture={<Glyph icon={globeIcon} />}
          end={<Pictures networks={model.networks} />}
          data-testid="receive-networks"
          onClick={model.showNetworks}
        />
      </List>
      <Text variant="small" align="center">
        {text.get('receive.warning')}
      </Text>
    </Stack>
  )
}

function CopyAddress({ model }: { readonly model: ReceiveModel }): ReactElement {
  const { text } = useModalContext()
  const { button, isCopied, press } = useCopied(model.copy)
  return (
    <>
      <Button
        ref={button}
        isWide
        icon={isCopied ? checkIcon : copyIcon}
        data-testid="receive-copy"
        data-state={isCopied ? 'copied' : 'idle'}
        onClick={press}
      >
        {text.get('receive.copy')}
      </Button>
      <VisuallyHidden role="status">{isCopied && text.get('receive.copied')}</VisuallyHidden>
    </>
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
