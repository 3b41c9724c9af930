import {
  Button,
  externalIcon,
  List,
  Scene,
  SkeletonRow,
  searchIllustration,
  Text,
  VisuallyHidden,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enHelp } from '../../messages/en/help.ts'
import { LoadFailed } from '../../partials/load-failed/load-failed.tsx'
import { RetryButton } from '../../partials/load-failed/retry-button.tsx'
import type { ViewDefinition, ViewProps } from '../view-definition.ts'
import { DownloadList } from './download-list.tsx'
import { downloadsModel } from './downloads.model.ts'

/** The places to get one wallet. */
export const view: ViewDefinition<'Downloads'> = {
  english: enHelp,
  View: DownloadsView,
  title: ({ walletName }, { text }) => text.get('downloads.title', { wallet: walletName }),
}

function DownloadsView({ params }: ViewProps<'Downloads'>): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ listing, device }) => ({ listing, device }))
  const state = downloadsModel(snapshot, params, core.actions)
  if (state.kind === 'failed') {
    return (
      <LoadFailed title={text.get('downloads.failed.title')} data-testid="downloads-failed">
        <RetryButton data-testid="downloads-retry" onClick={state.retry} />
      </LoadFailed>
    )
  }
  if (state.kind === 'none') {
    return <None walletName={params.walletName} onExplore={state.exploreAll} />
  }
  if (state.kind === 'list') {
    return <DownloadList walletName={params.walletName} downloads={state.downloads} />
  }
  return (
    <List label={text.get('downloads.list')} aria-busy>
      <Placeholders />
    </List>
  )
}

function Placeholders(): ReactElement {
  const { text } = useModalContext()
  return (
    <>
      <VisuallyHidden>{text.get('loading')}</VisuallyHidden>
      {['1', '2', '3', '4'].map((key) => (
        <SkeletonRow key={key} hasDetail />
      ))}
    </>
  )
}

interface NoneProps {
  readonly walletName: string
  onExplore(): void
}

function None({ walletName, onExplore }: NoneProps): ReactElement {
  const { text } = useModalContext()
  return (
    <Scene
      illustration={searchIllustration}
      title={text.get('downloads.none.title')}
      data-testid="downloads-none"
    >
      <Text align="center">{text.get('downloads.none.text', { wallet: walletName })}</Text>
      <Button size="s" icon={externalIcon} data-testid="downloads-explore" onClick={onExplore}>
        {text.get('get.all')}
      </Button>
    </Scene>
  )
}
