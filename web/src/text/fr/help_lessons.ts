import type { lessons as english } from '../en/help_lessons';
import { lesson_expansions } from './help_lesson_expansions';

export const lessons: typeof english = {
  words: {
    step: 'Étape {n} sur {of}',
    next: 'Continuer',
    again: 'Encore',
    show: 'Montre-moi où',
    onward: 'Leçon suivante : {lesson}',
    by_mouse: 'Clique sur une case qui brille ; clique encore pour tourner ; puis Poser, ou double clic.',
    by_touch: 'Touche une case qui brille ; touche encore pour tourner ; puis Poser.',
    leave: 'Quitter la leçon ; elle retient où tu en es',
    you: 'Toi (bleu)',
    opponent: 'Adversaire (rouge)',
  },
  lessons: {
    base: {
      title: 'Le jeu de base',
      steps: {
        lay: {
          title: 'Ta première tuile',
          tasks: [
            'Chaque côté d’une tuile doit correspondre à son voisin. **Pose la tuile de façon qu’elle continue la route.** {how}',
            'Maintenant, tu peux poser une figurine sur la tuile que tu viens de poser. **Pose un meeple sur la route.**',
          ],
          hint: 'La route quitte la première tuile à gauche et à droite. Pose ta tuile là, sa route dans l’alignement.',
          done: 'La route est maintenant à toi. Elle rapporte des points quand ses deux bouts sont fermés.',
        },
        road: {
          title: 'Termine une route',
          tasks: [
            'Ton meeple est sur une route encore ouverte à droite. **Ferme-la avec le carrefour.**',
            'La route sera comptée après cette étape. Tu peux poser un autre meeple sur la nouvelle tuile, ou continuer sans.',
          ],
          hint: 'Le bout gauche est déjà fermé par l’abbaye. Le carrefour va au bout droit.',
          done: 'Quatre tuiles : {n} points, et ton meeple rentre.',
        },
        city: {
          title: 'Termine une ville',
          tasks: [
            'Une ville rapporte 2 points par tuile et 2 par blason. **Ferme ta ville avec cette tuile.**',
            'Fermée ! Pose un paysan dans le pré, ou continue sans.',
          ],
          hint: 'Le trou est en haut. Tourne la tuile jusqu’à ce que sa muraille regarde vers le bas.',
          done: 'Trois tuiles et un blason : {n} points.',
        },
        monastery: {
          title: 'Une abbaye',
          tasks: [
            'Une abbaye vaut 9 points quand huit tuiles l’entourent. **Pose-la là où elle a le plus de voisines**, entre les deux virages.',
            '**Pose un meeple dans l’abbaye.**',
          ],
          hint: 'Il y a un trou au milieu de la ligne du bas. Cinq de ses huit voisines sont déjà là.',
          done: 'Encore trois tuiles et elle est terminée. N’importe qui peut les poser, les points sont à toi.',
        },
        join: {
          title: 'S’inviter',
          tasks: [
            'La ville du dessous est à Rouge, tu ne peux donc pas y poser de meeple. Mais ton propre morceau de ville est tout près. **Relie les deux.**',
            'Vous êtes maintenant tous les deux dans la ville. Continue, avec ou sans paysan.',
          ],
          hint: 'La tuile doit toucher la ville de Rouge en bas et la tienne à droite.',
          done: 'Un meeple chacun : égalité, et vous recevez tous les deux les {n} points. Avec deux meeples, ils auraient été à toi seul.',
        },
        field: {
          title: 'La dernière tuile',
          tasks: [
            'C’est la dernière tuile de la partie. Au décompte final, un pré rapporte 3 points par ville terminée qui le touche. **Continue la route à l’un de ses bouts.**',
            '**Pose un paysan dans le pré sous la route.** Il touche les deux villes terminées.',
          ],
          hint: 'Pose la tuile au bout de la route ; puis pose le meeple dans le pré de son côté inférieur.',
          done: 'Deux villes terminées touchent ton pré : {n} points. C’est tout le jeu de base !',
        },
      },
    },
    maps: {
      title: 'Cartes et jetons',
      steps: {
        border: {
          title: 'Passer la frontière',
          tasks: [
            'Sur une carte, les tuiles vont seulement sur les cases imprimées. À gauche, une route arrive de France. **Relie-la à la route de l’abbaye.**',
            'La frontière ferme la route. **Poses-y un meeple.**',
          ],
          hint: 'Pose la tuile sur la case à la frontière française, entre l’amorce et l’abbaye.',
          done: 'Deux tuiles, l’amorce compte comme troisième, et son blason rapporte 2 : {n} points.',
        },
        ferry: {
          title: 'En ferry',
          tasks: [
            'Ta route monte à bord du ferry pour Sylt. Comme une tuile se trouve à un bout, on peut utiliser la case à l’autre bout. **Pose la tuile sur l’île de façon que sa route rejoigne le ferry.**',
            '**Pose un meeple dans l’abbaye** de l’île. La route sera comptée, elle aussi.',
          ],
          hint: 'Suis la ligne pointillée sur la mer. La route de la tuile doit regarder vers la gauche.',
          done: 'Trois tuiles, le ferry comme quatrième, un blason : {n} points.',
        },
        berlin: {
          title: 'Une grande ville',
          tasks: [
            'Berlin est imprimée sur la carte. Ta tuile à sa gauche l’a atteinte : on peut donc utiliser toutes les cases autour de Berlin. **Pose la tuile de ville contre un autre côté ouvert de Berlin.**',
          ],
          hint: 'Berlin est ouverte en haut à gauche, et en bas et à droite de sa moitié droite.',
          done: 'Ton chevalier tient Berlin : deux cases et quatre blasons. Elle vaudra cher quand le dernier côté ouvert sera fermé.',
        },
        hannover: {
          title: 'Ferme-la',
          tasks: [
            'Hanovre n’est ouverte qu’au nord et au sud. **Ferme-la.**',
            'Fermée. Pose un paysan, ou continue sans.',
          ],
          hint: 'Le côté ouvert est au sud, sous la case imprimée.',
          done: 'Tes deux tuiles, la case imprimée et son blason : {n} points.',
        },
        coast: {
          title: 'Au bord',
          tasks: [
            'Au bord de la carte, une abbaye n’a besoin que des cases qui existent, et les grandes villes comptent comme voisines. **Termine l’abbaye.**',
            'Terminée. Pose une figurine, ou continue sans.',
          ],
          hint: 'Une case à côté de Munich est encore vide : en haut à droite de l’abbaye.',
          done: 'Elle-même, quatre tuiles et Munich : {n} points.',
        },
        chip: {
          title: 'Jetons',
          tasks: [
            'Rouge et toi partagez cette ville. Sur la case ouverte se trouve un jeton : qui le recouvre reçoit son nombre en points. **Ferme la ville avec une tuile sur le jeton.**',
            'Un 2 ! Avec tes deux uns, tu peux payer 4. En Allemagne, cela fait compter double un meeple. **Choisis Renforcer et paie.**',
            'Ton chevalier a maintenant une force de 2. **Continue sans autre figurine** et regarde qui reçoit la ville.',
          ],
          hint: 'D’abord la tuile sur le jeton au-dessus de ton meeple, puis la fiche Renforcer, puis Sans figurine.',
          done: '{n} points : 2 pour le jeton et 8 pour la ville, tous pour toi. Sur chaque carte, les jetons servent à autre chose : voir les règles.',
        },
      },
    },
    postman: {
      title: 'Le facteur',
      steps: {
        strength: {
          title: 'Plus fort qu’un meeple',
          tasks: ['Tu as un facteur. Il a une force de 2 et peut se tenir partout où un meeple le peut, sauf dans les prés. **Choisis le facteur et pose-le sur la nouvelle tuile.**'],
          hint: 'Choisis la fiche Facteur, puis touche une silhouette.',
          done: 'Sur une route ou dans une ville, il l’emporte sur un meeple.',
        },
        send: {
          title: 'Envoie-le',
          tasks: [
            'Ta tuile a un bureau de poste : de là, ton facteur atteint les huit tuiles autour, même ce qui est occupé. Rouge a une belle ville. **Pose la tuile à côté du milieu de la ville.**',
            '**Envoie ton facteur dans la ville de Rouge.**',
          ],
          hint: 'Pose la tuile à gauche ou à droite de la tuile du milieu de la ville. Puis choisis Envoyer le mien et touche la ville.',
          done: 'Force 2 contre 1 : si la ville est terminée maintenant, tous les points sont à toi.',
        },
        hold: {
          title: 'Retiens-les',
          tasks: [
            'Ton facteur et un meeple rouge partagent cette ville. **Ferme-la.**',
            'Elle est terminée. Continue, avec ou sans paysan.',
            'Tu as reçu les points. Maintenant, ton facteur peut rester, et alors **tout le monde y est retenu**. **Fais-le rester.**',
          ],
          hint: 'Ferme la ville en haut ; puis choisis Rester.',
          done: '{n} points, et Rouge ne peut plus utiliser ce meeple avant qu’un facteur quitte la ville.',
        },
        release: {
          title: 'Laisse-les partir',
          tasks: ['Quelques tours plus tard : ton propre meeple est coincé là, lui aussi, et tu en as besoin. **Reprends ton facteur.** Alors tout le monde est libre.'],
          hint: 'Choisis la fiche Reprendre le mien, puis fais-le rentrer.',
          done: 'Toutes les figurines sont rentrées. Rien n’est compté une deuxième fois.',
        },
        back: {
          title: 'Un bon employé',
          tasks: [
            'Ton facteur travaille dans un bureau de poste. À ton tour, au lieu de poser une figurine, tu peux le reprendre pour ce que le bureau vaut maintenant : 1 et 1 par tuile autour. **Donne-lui d’abord plus de valeur avec cette tuile.**',
            'Six voisines : 7 points. **Reprends ton facteur.**',
          ],
          hint: 'Pose la tuile sur une des huit cases autour du bureau de poste, puis choisis Reprendre le mien.',
          done: '{n} points aussitôt, et le facteur est de nouveau prêt.',
        },
        off: {
          title: 'Du balai !',
          tasks: [
            'Sur cette route, le facteur de Rouge l’emporte sur ton meeple. Ta tuile la ferme, et elle a un bureau de poste. **Ferme la route.**',
            'Avant le décompte : **retire le facteur de Rouge.**',
          ],
          hint: 'Ferme la route au bout droit, puis choisis En retirer un et touche le facteur rouge.',
          done: 'Le facteur est rentré sans points, et les {n} points sont à toi.',
        },
        here: {
          title: 'Viens ici',
          tasks: [
            'La même chose dans une ville, autrement. **Ferme la ville** avec cette tuile ; elle aussi a un bureau de poste.',
            '**Appelle le facteur de Rouge au bureau de poste** : là, il ne gêne plus.',
          ],
          hint: 'Ferme la ville en haut, puis choisis En appeler un et touche le facteur rouge.',
          done: '{n} points pour toi seul. Le facteur de Rouge est maintenant dans un bureau qui vaut peu. Tu connais toutes ses ruses !',
        },
      },
    },
    expansions: lesson_expansions,
  },
};
