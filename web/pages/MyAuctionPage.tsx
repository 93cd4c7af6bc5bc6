import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/profile/_framed/my-auctions/$auctionId')({ component: NotFound })
