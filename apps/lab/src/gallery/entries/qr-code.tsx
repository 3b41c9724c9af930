import { QrCode } from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { Picture } from '../pictures.tsx'

const LINK =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'

const ADDRESSES = [
  '0x4F0c12aB7c1bC14d88fA2Bd71F9c3b10a9e8D2a8',
  '0xB17e9a1C32d60Fb2cE0a8e4E5a6e7A0b77c0De91',
  '0x8F3a52C1e07Bd94460aF19cE3bD7782A5c60E41d',
  'Hk3v9wXQxNkWc2q7m8bS4tZrY1fUaJpLdEoGnVi6sTB',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
]

/** QR code, in every state. */
export const qrCodeEntry: Entry = {
  id: 'qr-code',
  title: 'QR code',
  about: 'Dark on light in both modes; a place of the same size before the code is there.',
  shows: ['QrCode'],
  specimens: [
    {
      name: 'With picture',
      isWide: true,
      draw: () => (
        <QrCode
          text={LINK}
          label="Scan with your wallet"
          picture={<Picture of="northwind" size={5.6} />}
        />
      ),
    },
    {
      name: 'Plain',
      isWide: true,
      draw: () => <QrCode text={ADDRESSES[2]} size={23.2} label="Your address" />,
    },
    {
      name: 'Loading',
      isWide: true,
      draw: () => (
        <QrCode
          text={undefined}
          size={23.2}
          label="Loading"
          picture={<Picture of="northwind" size={5.6} />}
        />
      ),
    },
  ],
}
