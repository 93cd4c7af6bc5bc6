import { type Config, standardBeharPort } from '#platform/config.ts'
import { checkPort, type Place } from '#platform/listening.ts'
import { PlainError } from '#platform/plainError.ts'
import { say } from './progress.ts'

/**
 * Chooses different ports for the market and its integration before any expensive work; 0 gets a free port. A port that
 * is in use is a one-line error. There is one exception: without BEHAR_PUBLIC_URL, a free port replaces the integration's
 * standard port. Browsers get the integration's address from the market, so no client relies on the port.
 */
export async function choosePorts(config: Config): Promise<Pick<Config, 'PORT' | 'BEHAR_PORT'>> {
  const { HOST: host, BEHAR_PORT: wanted, BEHAR_PUBLIC_URL } = config
  const PORT = await checkPort({ host, port: config.PORT, variable: 'PORT' })
  const other = (port: number) => checkOther({ host, port, variable: 'BEHAR_PORT' }, PORT)
  const givesWay = wanted === standardBeharPort && BEHAR_PUBLIC_URL === undefined
  const BEHAR_PORT = await other(wanted).catch((error: unknown) => {
    if (!givesWay) throw error
    return other(0)
  })
  if (wanted !== 0 && BEHAR_PORT !== wanted) {
    say(`Port ${wanted} is in use: the integration listens on ${BEHAR_PORT}.`)
  }
  return { PORT, BEHAR_PORT }
}

/**
 * Finds a port for the second service that differs from `port`. Neither service listens yet, so the system could give both the
 * same port.
 */
async function checkOther(place: Place, port: number): Promise<number> {
  const found = await checkPort(place)
  if (found !== port) return found
  if (place.port === 0) return checkOther(place, port)
  throw new PlainError(`PORT and BEHAR_PORT are both ${port}: choose another BEHAR_PORT.`)
}
