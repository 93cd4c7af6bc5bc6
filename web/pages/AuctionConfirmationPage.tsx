import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/auctions/$auctionId/confirmation')({ component: NotFound })
