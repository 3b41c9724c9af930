import { List, ListRow } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { ShortAddress } from '../../partials/short-address.tsx'
import type { AccountModel } from './account.model.ts'

/** The addresses for payments and for ordinals, to choose one. */
export function Kinds({ kinds }: Pick<AccountModel, 'kinds'>): ReactElement {
  const { text } = useModalContext()
  return (
    <List label={text.get('account.kinds')}>
      {kinds.map(({ address, label, isActive, choose }) => (
        <ListRow
          key={address}
          label={label}
          detail={<ShortAddress address={address} />}
          isSelected={isActive}
          data-testid={`account-kind-${address}`}
          onClick={choose}
        />
      ))}
    </List>
  )
}
