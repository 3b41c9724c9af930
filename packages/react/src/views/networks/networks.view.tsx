import {
  Scene,
  SearchField,
  Stack,
  searchIllustration,
  Text,
  TextButton,
  VisuallyHidden,
} from '@latchkey/ui'
import { type ReactElement, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enNetworks } from '../../messages/en/networks.ts'
import { NetworkGroups } from '../../partials/network-rows/network-groups.tsx'
import { isEnter, moveAlongRows } from '../../partials/row-keys.ts'
import { UnsupportedLine } from '../../partials/unsupported-line.tsx'
import { useSteadyHeight } from '../../partials/use-steady-height.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { networksModel } from './networks.model.ts'
import { useDebounced } from './use-debounced.ts'

/** Networks, with search. */
export const view: ViewDefinition<'Networks'> = {
  english: enNetworks,
  View: NetworksView,
  title: (_params, { text }) => text.get('networks.title'),
}

/** Source: docs/views.md, section 2. */
const SEARCH_DEBOUNCE_MS = 100

/** The networks of the site, to search and choose. */
function NetworksView(): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ network, accounts, options, auth, modal }) => ({
    network,
    accounts,
    options,
    auth,
    modal: { namespaceFilter: modal.namespaceFilter },
  }))
  const [typed, setTyped] = useState('')
  const { value: search, anchor } = useDebounced(typed, SEARCH_DEBOUNCE_MS)
  const model = networksModel(snapshot, search, { actions: core.actions, text })
  useSteadyHeight(anchor, typed + search !== '')
  // The last typed text counts, also within the pause in which the list is not narrowed yet.
  const enter = (): void => {
    networksModel(snapshot, typed, { actions: core.actions, text }).chooseFirst?.()
  }
  return (
    <Stack ref={anchor} gap={3} onKeyDown={moveAlongRows}>
      {model.unsupported && <UnsupportedLine {...model.unsupported} />}
      <SearchField
        value={typed}
        onSearch={setTyped}
        label={text.get('networks.search')}
        clearLabel={text.get('networks.clear')}
        data-testid="networks-search"
        onKeyDown={(event) => isEnter(event) && enter()}
      />
      {model.nothing ? (
        <Scene
          illustration={searchIllustration}
          title={model.nothing.title}
          data-testid="networks-empty"
        >
          <Text align="center">{model.nothing.line}</Text>
        </Scene>
      ) : (
        <Stack gap={4}>
          {model.hint !== undefined && <Text data-testid="networks-close">{model.hint}</Text>}
          <NetworkGroups groups={model.groups} />
        </Stack>
      )}
      <VisuallyHidden role="status">{model.announcement}</VisuallyHidden>
      <Text variant="small" align="center">
        <TextButton data-testid="networks-help" onClick={model.help}>
          {text.get('aboutNetworks.title')}
        </TextButton>
      </Text>
    </Stack>
  )
}
