import { Alert } from '#app/admin/Alert.tsx';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Dialog } from '#app/admin/Dialog.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Tag } from '#app/admin/Tag.tsx';

export const adminKit = { Alert, Button, Card, Dialog, Empty, LinkButton, Tag };
