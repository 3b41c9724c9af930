import {
  externalIcon,
  Glyph,
  globeIcon,
  Icon,
  Image,
  List,
  ListRow,
  Scene,
  SkeletonRow,
  Stack,
  searchIllustration,
  Text,
  VisuallyHidden,
  walletIcon,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enHelp } from '../../messages/en/help.ts'
import { LoadFailed } from '../../partials/load-failed/load-failed.tsx'
import { RetryButton } from '../../partials/load-failed/retry-button.tsx'
import type { ViewDefinition } from '../view-definition.ts'
import { type GetWalletState, getWalletModel } from './get-wallet.model.ts'

/** Wallets for visitors without one. */
export const view: ViewDefinition<'GetWallet'> = {
  english: enHelp,
  View: GetWalletView,
  title: (_params, { text }) => text.get('get.title'),
}

/** Wallets for visitors without one. */
function GetWalletView(): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ listing, modal }) => ({ listing, modal }))
  const { state, exploreAll } = getWalletModel(snapshot, core.actions)
  return (
    <Stack gap={4}>
      <Trouble state={state} />
      <List label={text.get('get.list')} aria-busy={state.kind === 'loading' || undefined}>
        <Wallets state={state} />
        <ListRow
          label={text.get('get.all')}
          picture={<Glyph icon={globeIcon} />}
          tag={<Icon shape={externalIcon} size="s" />}
          data-testid="get-all"
          onClick={exploreAll}
        />
      </List>
    </Stack>
  )
}

/** As many as come, so that nothing moves. */
const PLACEHOLDERS = ['1', '2', '3', '4']

function Wallets({ state }: { readonly state: GetWalletState }): ReactElement | null {
  const { text } = useModalContext()
  if (state.kind === 'loading') {
    return (
      <>
        <VisuallyHidden>{text.get('loading')}</VisuallyHidden>
        {PLACEHOLDERS.map((key) => (
          <SkeletonRow key={key} />
        ))}
      </>
    )
  }
  if (state.kind !== 'list') return null
  return (
    <>
      {state.wallets.map(({ id, name, image, get }) => (
        <ListRow
          key={id}
          label={name}
          picture={<Image src={image} fallback={walletIcon} />}
          tag={<Icon shape={externalIcon} size="s" />}
          data-testid={`get-${id}`}
          onClick={get}
        />
      ))}
    </>
  )
}

function Trouble({ state }: { readonly state: GetWalletState }): ReactElement | null {
  const { text } = useModalContext()
  if (state.kind === 'none') {
    return (
      <Scene
        illustration={searchIllustration}
        title={text.get('get.none.title')}
        data-testid="get-none"
      >
        <Text align="center">{text.get('get.none.text')}</Text>
      </Scene>
    )
  }
  if (state.kind !== 'failed') return null
  return (
    <LoadFailed title={text.get('get.failed.title')} data-testid="get-failed">
      <RetryButton data-testid="get-retry" onClick={state.retry} />
    </LoadFailed>
  )
}
