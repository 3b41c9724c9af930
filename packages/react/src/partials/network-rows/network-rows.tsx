import { globeIcon, Image, List, ListRow } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { NetworkRow } from './network-rows.model.ts'

export interface NetworkRowsProps {
  readonly label: string
  readonly rows: readonly NetworkRow[]
}

/** Networks to choose from. */
export function NetworkRows({ label, rows }: NetworkRowsProps): ReactElement {
  return (
    <List role="list" label={label}>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          isItem
          label={row.name}
          detail={row.detail}
          disabledReason={row.disabledReason}
          picture={<Image src={row.image} shape="round" fallback={globeIcon} />}
          isSelected={row.isCurrent}
          data-testid={`network-${row.id}`}
          onClick={row.choose}
        />
      ))}
    </List>
  )
}
