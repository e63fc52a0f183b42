import { Alert } from '#app/ui/Alert.tsx';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Dialog } from '#app/ui/Dialog.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Tag } from '#app/ui/Tag.tsx';

export const publicKit = { Alert, Button, Card, Dialog, Empty, LinkButton, Tag };
