/** Why a swap cannot be made: the status and body of the answer. */
export class ConvertRefusal extends Error {
  readonly status: 400 | 401 | 422
  readonly body: object

  constructor(status: ConvertRefusal['status'], body: object) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
  }
}

/** A parameter is wrong. Source: docs/blockchain-api.md, section 0, server errors. */
export function wrongParameter(
  field: string,
  description: string,
  status: ConvertRefusal['status'] = 400,
): ConvertRefusal {
  return new ConvertRefusal(status, { status: 'FAILED', reasons: [{ field, description }] })
}

/** The provider of quotes refuses. Source: docs/blockchain-api.md, section 0, conversion errors. */
export function providerRefusal(code: string, message: string): ConvertRefusal {
  return new ConvertRefusal(400, { code, message })
}
