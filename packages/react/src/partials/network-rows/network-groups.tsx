import { Stack, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { NetworkGroup } from './network-groups.model.ts'
import { NetworkRows } from './network-rows.tsx'

/** Networks to choose from, by namespace. */
export function NetworkGroups({
  groups,
}: {
  readonly groups: readonly NetworkGroup[]
}): ReactElement {
  return (
    <Stack gap={4}>
      {groups.map(({ namespace, heading, label, rows }) => (
        <Stack key={namespace} gap={2}>
          {heading !== undefined && (
            <Text as="h3" variant="small" data-testid={`networks-namespace-${namespace}`}>
              {heading}
            </Text>
          )}
          <NetworkRows label={label} rows={rows} />
        </Stack>
      ))}
    </Stack>
  )
}
