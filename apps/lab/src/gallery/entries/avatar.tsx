import { Avatar } from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { Picture } from '../pictures.tsx'
import { Wrap } from './wrap.tsx'

const ADDRESSES = [
  '0x4F0c12aB7c1bC14d88fA2Bd71F9c3b10a9e8D2a8',
  '0xB17e9a1C32d60Fb2cE0a8e4E5a6e7A0b77c0De91',
  '0x8F3a52C1e07Bd94460aF19cE3bD7782A5c60E41d',
  'Hk3v9wXQxNkWc2q7m8bS4tZrY1fUaJpLdEoGnVi6sTB',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
]

/** Avatar, in every state. */
export const avatarEntry: Entry = {
  id: 'avatar',
  title: 'Avatar',
  about: 'The picture of an address without one of its own is cut from it, like a key.',
  shows: ['Avatar'],
  specimens: [
    {
      name: 'Cut from addresses',
      isWide: true,
      draw: () => (
        <Wrap>
          {ADDRESSES.map((address) => (
            <Avatar key={address} address={address} size={5.6} />
          ))}
        </Wrap>
      ),
    },
    {
      name: 'With network',
      draw: () => (
        <Avatar
          address="0x4F0c"
          size={5.6}
          badge={<Picture of="base" size={1.6} shape="round" />}
        />
      ),
    },
  ],
}
