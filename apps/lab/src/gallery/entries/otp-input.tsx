import { Hint, OtpInput } from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { StatefulCode } from './stateful-fields.tsx'

/** Code boxes, in every state. */
export const otpInputEntry: Entry = {
  id: 'otp-input',
  title: 'Code boxes',
  about: 'Six boxes over one real input: type, paste, move by arrows. Left to right everywhere.',
  shows: ['OtpInput'],
  specimens: [
    { name: 'Typed', isWide: true, draw: () => <StatefulCode label="Code" start="402" /> },
    {
      name: 'Error',
      isWide: true,
      draw: (translate) => (
        <div>
          <StatefulCode label="Wrong code" start="402917" isInvalid hintId="code-hint" />
          <Hint id="code-hint" isError>
            {translate('This code is not right. Check the latest email.')}
          </Hint>
        </div>
      ),
    },
    {
      name: 'Empty',
      isWide: true,
      draw: (translate) => (
        <div>
          <OtpInput label="Empty code" value="" onCode={() => {}} />
          <Hint>{translate('The code works for 20 minutes.')}</Hint>
        </div>
      ),
    },
  ],
}
