import { Tile, Tiles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../../context/modal-context.ts'
import { useActions } from '../../../context/use-actions.ts'
import { useSnapshot } from '../../../context/use-snapshot.ts'
import { actionsModel } from './actions.model.ts'

/** The actions of the active account, as tiles. */
export function ActionTiles(): ReactElement | null {
  const { text } = useModalContext()
  const actions = useActions()
  const snapshot = useSnapshot(({ accounts, network, options }) => ({ accounts, network, options }))
  const offered = actionsModel(snapshot, { actions, text })
  if (offered.length === 0) return null
  return (
    <Tiles label={text.get('account.actions')}>
      {offered.map(({ name, icon, label, open }) => (
        <Tile
          key={name}
          icon={icon}
          label={label}
          hasLabel
          data-testid={`account-${name}`}
          onClick={open}
        />
      ))}
    </Tiles>
  )
}
