import { AccountLine, Avatar, copyIcon, IconButton } from '@latchkey/ui'
import type { Entry } from '../entry.ts'

const PAID = '0x8F3a52C1e07Bd94460aF19cE3bD7782A5c60E41d'

/** Account line, in every state. */
export const accountLineEntry: Entry = {
  id: 'account-line',
  title: 'Account line',
  about: 'Who is connected. Nothing moves when the name is found.',
  shows: ['AccountLine'],
  specimens: [
    {
      name: 'Named',
      isWide: true,
      draw: () => (
        <AccountLine
          picture={<Avatar address={PAID} size={5.6} />}
          name="mira.latch.eth"
          detail={
            <>
              <bdi dir="ltr">0x8F3a…E41d</bdi>
              <IconButton icon={copyIcon} iconSize="s" label="Copy address" />
            </>
          }
        />
      ),
    },
    {
      name: 'Loading',
      isWide: true,
      draw: () => (
        <AccountLine
          picture={<Avatar address={PAID} size={4} />}
          name={undefined}
          detail={<bdi dir="ltr">0x8F3a…E41d</bdi>}
        />
      ),
    },
  ],
}
