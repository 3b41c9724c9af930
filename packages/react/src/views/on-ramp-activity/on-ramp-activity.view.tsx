import {
  activityIllustration,
  List,
  Scene,
  SkeletonRow,
  Stack,
  Text,
  VisuallyHidden,
} from '@latchkey/ui'
import { type ReactElement, useEffect } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useOnramp } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enActivity } from '../../messages/en/activity.ts'
import { enBuy } from '../../messages/en/buy.ts'
import { LoadFailed } from '../../partials/load-failed/load-failed.tsx'
import { RetryButton } from '../../partials/load-failed/retry-button.tsx'
import { RowGroup } from '../activity/row-group.tsx'
import type { ViewDefinition } from '../view-definition.ts'
import { buyGroups } from './on-ramp-activity.model.ts'

/** The purchases of the active account with money. */
export const view: ViewDefinition<'OnRampActivity'> = {
  loadModule: ({ onramp }) => onramp.load(),
  english: { ...enActivity, ...enBuy },
  View: OnRampActivityView,
  title: (_params, { text }) => text.get('activity.title'),
}

function OnRampActivityView(): ReactElement {
  const { text } = useModalContext()
  const { beginActivity } = useOnramp()
  const snapshot = useSnapshot(({ onramp, network, portfolio }) => ({ onramp, network, portfolio }))
  useEffect(() => beginActivity(), [beginActivity])
  const groups = buyGroups(snapshot, text)
  const status = snapshot.onramp?.history.status ?? 'loading'
  const newest = groups[0]?.rows[0]
  return (
    <Stack gap={2} data-testid="buy-activity" data-state={status}>
      {groups.map(({ month, label, rows }) => (
        <RowGroup key={month} label={label} parts={[rows]} />
      ))}
      {groups.length === 0 && <Instead status={status} />}
      <VisuallyHidden role="status">{newest && `${newest.title}, ${newest.when}`}</VisuallyHidden>
    </Stack>
  )
}

interface InsteadProps {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
}

/** Stands in for the list while no purchase is known. */
function Instead({ status }: InsteadProps): ReactElement {
  const { text } = useModalContext()
  const { beginActivity } = useOnramp()
  if (status === 'failed') {
    return (
      <LoadFailed title={text.get('activity.failed.title')} data-testid="buy-activity-failed">
        <RetryButton data-testid="buy-activity-retry" onClick={() => beginActivity()} />
      </LoadFailed>
    )
  }
  if (status === 'ready') {
    return (
      <Scene
        illustration={activityIllustration}
        title={text.get('buy.activity.empty.title')}
        data-testid="buy-activity-empty"
      >
        <Text align="center">{text.get('buy.activity.empty.text')}</Text>
      </Scene>
    )
  }
  return (
    <List kind="flush" aria-busy="true">
      <VisuallyHidden>{text.get('activity.loading')}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <SkeletonRow key={row} pictureShape="round" hasDetail />
      ))}
    </List>
  )
}
