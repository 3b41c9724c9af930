import { Glyph, List, ListRow, Tile, Tiles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../../context/modal-context.ts'
import { useActions } from '../../../context/use-actions.ts'
import { useSnapshot } from '../../../context/use-snapshot.ts'
import { type ActionModel, actionsModel } from './actions.model.ts'

/** The actions of the embedded wallet, as tiles. */
export function ActionTiles(): ReactElement | null {
  const { text } = useModalContext()
  const offered = useOffered()
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

/** The same of a wallet of the visitor's own, as rows. */
export function ActionRows(): ReactElement | null {
  const { text } = useModalContext()
  const offered = useOffered()
  if (offered.length === 0) return null
  return (
    <List label={text.get('account.actions')}>
      {offered.map(({ name, icon, rowLabel, open }) => (
        <ListRow
          key={name}
          label={rowLabel}
          picture={<Glyph icon={icon} />}
          hasChevron
          data-testid={`account-${name}`}
          onClick={open}
        />
      ))}
    </List>
  )
}

function useOffered(): readonly ActionModel[] {
  const { text } = useModalContext()
  const actions = useActions()
  const snapshot = useSnapshot(({ accounts, network, options }) => ({ accounts, network, options }))
  return actionsModel(snapshot, { actions, text })
}
